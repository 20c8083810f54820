/** Where friends can open a link to this server: an address of its network, or one for everybody. */
import type { Reach } from '../wire';

export interface Way {
  kind: 'network' | 'everybody';
  /** `http://192.168.1.20:8000`. */
  origin: string;
}

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const NETWORK = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)|\.local$/i;

/** The ways there are, the narrowest first; none: only this machine can open it. */
export function ways(reach: Reach, origin: string): Way[] {
  const addresses: Way[] = reach.network.map((address) => ({ kind: 'network', origin: address }));
  const { hostname } = new URL(origin);
  // Whoever reads this came by an address of some kind: others can, too.
  if (!HERE.test(hostname) && origin !== reach.public && !reach.network.includes(origin))
    addresses.push({ kind: NETWORK.test(hostname) ? 'network' : 'everybody', origin });
  if (reach.public) addresses.push({ kind: 'everybody', origin: reach.public });
  return addresses;
}
