/** What stands on the shelf before the server has answered; title and pitch are in text/<language>/shelf.ftl. */
import type { Shelf } from '../types';
import Art from './Art.svelte';

export const shelf: Shelf = { Art, place: 1, seats: [2, 5], minutes: 30, first: 15 };
