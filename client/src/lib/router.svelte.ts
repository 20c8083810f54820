/** Addresses of pages. Links are ordinary links; a click on one of ours changes the page without loading it anew. */
import { edition } from './edition';

export interface Route {
  page:
    | 'home'
    | 'table'
    | 'result'
    | 'review'
    | 'join'
    | 'game'
    | 'lesson'
    | 'rules'
    | 'help'
    | 'history'
    | 'credits'
    | 'notice'
    | 'opened'
    | 'lost';
  /** The table, the invite token, the game, or the whole address of a link that holds one. */
  id: string;
  query: URLSearchParams;
  /** A place within the page; of a lesson its game. */
  anchor: string;
}

export function parse(address: string): Route {
  const url = new URL(address, 'http://here/');
  const [first = '', id = '', third = ''] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const route = (page: Route['page']): Route => ({ page, id, query: url.searchParams, anchor: url.hash.slice(1) });
  // A link that holds a whole game: what stands behind the # never reaches a server by itself.
  if (!first && url.hash.startsWith('#game=')) return { ...route('opened'), id: url.hash };
  if (!first) return route('home');
  if (first === 'tables' && id)
    return route(third === 'result' || third === 'review' ? third : third ? 'lost' : 'table');
  if (first === 'join' && id) return route('join');
  if (first === 'games' && id) return route(third === 'rules' ? 'rules' : third ? 'lost' : 'game');
  if (first === 'lessons' && third) return { ...route('lesson'), id: third, anchor: id };
  if (first === 'notices' && third) return { ...route('notice'), id: third, anchor: id };
  if (first === 'history') return route('history');
  if (first === 'help') return route('help');
  if (first === 'credits') return route('credits');
  return route('lost');
}

let here = $state.raw<Route>(parse('/'));

export const router = {
  get route() {
    return here;
  },
};

function arrive(): void {
  here = parse(edition.here());
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', edition.address(address));
  arrive();
  if (!replace) {
    scrollTo(0, 0);
    // A new page begins at its heading, for those who do not see it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }
}

export function start(): void {
  arrive();
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const path = edition.path(link);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
}
