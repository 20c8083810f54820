/** The signs of Reef Project, and the ground each stands on. */
import algae from '~icons/g/algae';
import battery from '~icons/g/battery-pack';
import captain from '~icons/g/captain-hat-profile';
import coral from '~icons/g/coral';
import milestone from '~icons/g/flying-flag';
import microscope from '~icons/g/microscope';
import nautilus from '~icons/g/nautilus-shell';
import drum from '~icons/g/oil-drum';
import camera from '~icons/g/photo-camera';
import lightning from '~icons/g/power-lightning';
import mask from '~icons/g/scuba-mask';
import scroll from '~icons/g/scroll-unfurled';
import anyres from '~icons/o/anyres';
import coin from '~icons/o/coin';
import deploy from '~icons/o/deploy';
import reefball from '~icons/o/reefball';
import unlock from '~icons/o/unlock';
import hand from '~icons/t/hand-finger';
import hire from '~icons/t/user-plus';
import trash from '~icons/t/user-minus';
import type { IconData } from '../../lib/icons';

export { default as anchor } from '~icons/g/anchor';
export { default as shark } from '~icons/g/shark-fin';
export { default as tank } from '~icons/g/scuba-tanks';
export { default as sail } from '~icons/o/sail';
export { default as vp } from '~icons/o/vp';
export { default as lock } from '~icons/t/lock-filled';
export { default as bulb } from '~icons/t/bulb';
export { ban, check, close, flag, help, right, to } from '../../lib/icons';
export {
  algae,
  battery,
  camera,
  captain,
  coin,
  coral,
  deploy,
  drum,
  hand,
  hire,
  lightning,
  mask,
  microscope,
  milestone,
  nautilus,
  reefball,
  scroll,
  unlock,
};

export interface Sign {
  /** As the content files and the manual call it. */
  id?: string;
  icon: IconData;
  /** A colour token for things that are gained or paid; none for actions, which stand on dark ground. */
  ground?: string;
}

/** What is gained or paid. */
export const THINGS: Record<string, Sign> = {
  algae: { icon: algae, ground: 'c-algae' },
  shell: { icon: nautilus, ground: 'c-shell' },
  camera: { icon: camera, ground: 'c-camera' },
  energy: { icon: lightning, ground: 'c-energy' },
  coin: { icon: coin, ground: 'c-coin' },
  any: { icon: anyres, ground: 'c-any' },
  any_distinct: { icon: anyres, ground: 'c-any' },
  ball: { icon: reefball, ground: 'c-disc' },
  mission_card: { icon: scroll, ground: 'c-paper' },
};

/** What is done. */
export const ACTIONS: Record<string, Sign> = {
  unlock: { icon: unlock },
  research: { icon: microscope },
  explore: { icon: mask },
  restore: { icon: coral },
  hire: { icon: hire },
  activate: { icon: hand },
  activate_color: { icon: hand },
  mission: { icon: scroll },
  mission_blank: { icon: scroll },
  deploy: { icon: deploy },
  recharge_one: { icon: battery },
  pollution_take: { icon: drum },
  pollution_refresh: { icon: drum },
  pollution_cash: { icon: drum },
  discard_cheapest_crew: { icon: trash },
};

for (const [id, sign] of [...Object.entries(ACTIONS), ...Object.entries(THINGS)]) sign.id = id;

/** Islands and crew by colour: what the colour stands for. */
export const ISLANDS: Record<string, { icon: IconData; ground: string }> = {
  green: { icon: algae, ground: 'supply' },
  purple: { icon: captain, ground: 'harbour' },
  orange: { icon: microscope, ground: 'station' },
};
export const CREW: Record<string, { icon: IconData; ground: string }> = {
  green: { icon: algae, ground: 'crew-green' },
  red: { icon: nautilus, ground: 'crew-red' },
  blue: { icon: camera, ground: 'crew-blue' },
};
