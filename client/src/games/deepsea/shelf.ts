/** What stands on the shelf before the server has answered; title and pitch are in text/<language>/shelf.ftl. */
import type { Shelf } from '../types';
import Art from './Art.svelte';

export const shelf: Shelf = { Art, place: 2, seats: [1, 5], minutes: 90, first: 30 };
