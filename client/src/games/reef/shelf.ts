/** What stands on the shelf before the server has answered; title and pitch are in text/<language>/shelf.ftl. */
import type { Shelf } from '../types';
import Art from './Art.svelte';

export const shelf: Shelf = { Art, place: 3, seats: [2, 4], minutes: 90, first: 25 };
