/**
 * Where we are. Every state that somebody may want to come back to stands in the address: the page and what it is about
 * in the path and the query, a text of rules in the fragment, which is not sent to the server and may be long.
 */
import { home } from '$house';
import { NAVIGATION, PAGES, type Page } from './pages';

export { NAVIGATION, PAGES, type Page };

export interface Place {
  page: Page | null;
  /** Rest of the path after the page, as in `/learn/method`. */
  rest: string;
  query: URLSearchParams;
  fragment: string;
}

export function read(url: URL): Place {
  const [first = '', ...rest] = url.pathname.slice(home.length).split('/').filter(Boolean);
  const page = first === '' ? 'catalogue' : (PAGES.find((page) => page === first) ?? null);
  return { page, rest: decodeURIComponent(rest.join('/')), query: url.searchParams, fragment: url.hash.slice(1) };
}

/** The address of a place. Empty values are left out. */
export function address(page: Page, query: Record<string, string | undefined> = {}, rest = '', fragment = ''): string {
  const path = page === 'catalogue' ? `${home}/` : `${home}/${page}${rest ? `/${rest.split('/').map(encodeURIComponent).join('/')}` : ''}`;
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const search = new URLSearchParams(pairs).toString();
  return path + (search ? `?${search}` : '') + (fragment ? `#${fragment}` : '');
}

class Router {
  place = $state.raw<Place>(read(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  /** Goes somewhere; `quietly` replaces the entry in the browser's history, which keeps what is `beside` the address. */
  go(to: string, quietly = false, beside: object | null = null) {
    const here = to === location.pathname + location.search + location.hash;
    if (here && !beside && !history.state) return;
    if (quietly || here) history.replaceState(beside, '', to);
    else history.pushState(beside, '', to);
    this.#look();
  }

  #look() {
    this.place = read(new URL(location.href));
  }

  /** Links within the workbench do not load the page anew. */
  #clicked(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.('a');
    if (event.defaultPrevented || !plain || !link || link.target || link.download) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith(`${home}/api/`)) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
