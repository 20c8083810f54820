/** The signs of In Too Deep. */
import cleaning from '~icons/g/broom';
import research from '~icons/g/microscope';
import treasure from '~icons/g/open-treasure-chest';
import pearl from '~icons/g/oyster-pearl';
import wildlife from '~icons/g/sea-turtle';
import type { IconData } from '../../lib/icons';
import type { CompanyId } from './model';

export { default as draw } from '~icons/g/card-draw';
export { default as share } from '~icons/g/wax-seal';
export { default as bell } from '~icons/o/bell';
export { default as card } from '~icons/o/card';
export { ban, flag, layers, to } from '../../lib/icons';

export const SIGNS: Record<CompanyId, IconData> = { cleaning, treasure, pearl, research, wildlife };
