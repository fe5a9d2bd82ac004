import { renderToString } from 'react-dom/server';
import { matchPath, matchRoutes, MemoryRouter } from 'react-router-dom';
import { api } from './api/api';
import { statusOf } from './api/problem';
import { App, Screens } from './app/app';
import { loadFirstData } from './app/first-data';
import { shopRoutes } from './app/shop-routes';
import { makeStore, type ShopStore } from './app/store';
import { findCategory } from './lib/categories';
import { languageOf } from './lib/i18n/language';
import { loadSpeech } from './lib/i18n/load-speech';
import { categoryQuery } from './lib/product-filters';
import { nameShop } from './lib/shop';

export interface PaintRequest {
  /** Path and query of the page. */
  url: string;
  language: string | undefined;
  shopName: string;
  /** Answers the storefront's own calls, which are public reads. */
  fetchFn: typeof fetch;
}

export interface FirstPaint {
  /** 404 where the address names nothing that the shop has. */
  status: number;
  /** What stands in the page's root until the browser has the storefront's code. */
  root: string;
  /** Title, description and what else belongs into the page's head. */
  head: string;
}

const ORIGIN = 'http://shop';

// React writes what belongs into the head in front of all else.
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** Paints a public page with its data, the same for everybody: who is there and their cart is the browser's to add. */
export async function paint({ url, language, shopName, fetchFn }: PaintRequest): Promise<FirstPaint> {
  nameShop(shopName);
  const store = makeStore({ baseUrl: `${ORIGIN}/`, fetchFn });
  const [speech] = await Promise.all([
    loadSpeech(languageOf(language) ?? 'en'),
    loadFirstData(store, new URL(url, ORIGIN)),
  ]);
  const status = isNothingThere(store, url) ? 404 : 200;
  const html = renderToString(
    <App store={store} speech={speech}>
      <MemoryRouter initialEntries={[url]}>
        <Screens routes={[shopRoutes]} />
      </MemoryRouter>
    </App>,
  );
  // Kept answers would hold on to their timers, and those to the store.
  store.dispatch(api.util.resetApiState());
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return {
    status,
    head: markedAsFirstPaint(head),
    root: withoutDeadControls(html.slice(head.length)),
  };
}

/** An address without what its screen does not read: pages of the same address look the same. */
export function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const category = findCategory(matchPath('/category/:slug', pathname)?.params.slug);
  const query = category ? categoryQuery(searchParams, category.slug).toString() : '';
  return query ? `${pathname}?${query}` : pathname;
}

/** Whether there is a screen at a path of the shop; what it shows may still be missing. */
export function isScreen(path: string): boolean {
  const route = matchRoutes([shopRoutes], path)?.at(-1)?.route;
  return route?.path !== '*' || matchPath('/seller-dashboard/*', path) !== null;
}

// Links work as they are; what needs code cannot be pressed before the code is there.
function withoutDeadControls(html: string): string {
  return html.replace(/<(button|input|select|summary)\b/g, '<$1 inert');
}

function isNothingThere(store: ShopStore, url: string): boolean {
  const slug = matchPath('/category/:slug', new URL(url, ORIGIN).pathname)?.params.slug;
  const isMissing = Object.values(store.getState().api.queries).some(
    (query) => statusOf(query?.error) === 404,
  );
  return isMissing || (slug !== undefined && findCategory(slug) === undefined);
}

// The storefront brings its own title and description; it takes these away when it starts.
function markedAsFirstPaint(head: string): string {
  return head.replace(/<(meta|title)\b/g, '<$1 data-first-paint');
}
