/** The drawings of the silhouettes, by the names the zone sheets use. */
import algae from '~icons/g/algae';
import anchor from '~icons/g/anchor';
import ruins from '~icons/g/ancient-ruins';
import angler from '~icons/g/angler-fish';
import bubbles from '~icons/g/boiling-bubbles';
import cactus from '~icons/g/cactus';
import crate from '~icons/g/cargo-crate';
import cave from '~icons/g/cave-entrance';
import chimney from '~icons/g/chimney';
import coral from '~icons/g/coral';
import crystal from '~icons/g/crystal-growth';
import desert from '~icons/g/desert';
import dolphin from '~icons/g/dolphin';
import elevator from '~icons/g/elevator';
import star from '~icons/g/falling-star';
import fishbone from '~icons/g/fishbone';
import squid from '~icons/g/giant-squid';
import greenhouse from '~icons/g/greenhouse';
import haze from '~icons/g/heat-haze';
import icicles from '~icons/g/icicles-fence';
import island from '~icons/g/island';
import jellyfish from '~icons/g/jellyfish';
import mountaintop from '~icons/g/mountaintop';
import rig from '~icons/g/oil-rig';
import seaStar from '~icons/g/sea-star';
import turtle from '~icons/g/sea-turtle';
import shark from '~icons/g/shark-fin';
import wreck from '~icons/g/ship-wreck';
import volcano from '~icons/g/smoking-volcano';
import snail from '~icons/g/snail';
import sprout from '~icons/g/sprout';
import stairs from '~icons/g/stairs';
import spires from '~icons/g/stalagtite';
import valley from '~icons/g/valley';
import vortex from '~icons/g/vortex';
import waves from '~icons/g/waves';
import whale from '~icons/g/whale-tail';
import type { IconData } from '../../../lib/icons';

export const ART: Record<string, IconData> = {
  algae,
  anchor,
  'ancient-ruins': ruins,
  'angler-fish': angler,
  'boiling-bubbles': bubbles,
  cactus,
  'cargo-crate': crate,
  'cave-entrance': cave,
  chimney,
  coral,
  'crystal-growth': crystal,
  desert,
  dolphin,
  elevator,
  'falling-star': star,
  fishbone,
  'giant-squid': squid,
  greenhouse,
  'heat-haze': haze,
  'icicles-fence': icicles,
  island,
  jellyfish,
  mountaintop,
  'oil-rig': rig,
  'sea-star': seaStar,
  'sea-turtle': turtle,
  'shark-fin': shark,
  'ship-wreck': wreck,
  'smoking-volcano': volcano,
  snail,
  sprout,
  stairs,
  stalagtite: spires,
  valley,
  vortex,
  waves,
  'whale-tail': whale,
};
