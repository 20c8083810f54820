import { edition } from '../lib/edition';
import type { State } from '../wire';

/** Everybody sits at this screen: the game can go on at somebody else's. */
export const goesAlong = ({ table }: State): boolean =>
  edition.sendsAlong && table.status === 'running' && table.seats.length > 1 && table.seats.every((seat) => seat.you);
