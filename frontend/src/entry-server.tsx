import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { matchPath, MemoryRouter } from 'react-router-dom';
import { api, type ApiExtra } from './api/api';
import { brandsApi } from './api/brands-api';
import { statusOf } from './api/problem';
import { productsApi } from './api/products-api';
import type { Brand } from './api/types';
import { App, Screens } from './app/app';
import { loadFirstData } from './app/first-data';
import { loadOwnData, OWNER_META } from './app/own-data';
import { namesNothing } from './app/is-screen';
import { shopRoutes } from './app/shop-routes';
import { makeStore, type ShopStore } from './app/store';
import { findCategory } from './lib/categories';
import { readCategory } from './lib/category-request';
import { chosenBrand } from './lib/chosen-brand';
import { foldText } from '../../libs/contracts/src/fold-text';
import { languageOf } from './lib/i18n/language';
import { loadLanguagePack } from './lib/i18n/load-language';
import { categoryQuery } from './lib/product-filters';
import { Posted, POSTED_META, type PostedForm } from './lib/posted-form';
import { isBeyond, type PagePlace } from './lib/page-place';
import { productIdOf, productPath } from './lib/product-path';
import { describeShop } from './lib/shop';

export { isScreen } from './app/is-screen';
export { properPath } from './app/proper-path';

export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  language: string | undefined;
  shopName: string;
  shippingPolicy?: string;
  /** Where the shop is served. */
  origin: string;
  /** Answers the storefront's API calls, which are all public reads. */
  fetchFn: typeof fetch;
  /** The calls are answered for the one who asks for the page, which is rendered with what is theirs. */
  isPersonal?: boolean;
  /** The form that was posted from this page and refused, with its values but for the password. */
  posted?: PostedForm;
}

export interface FirstRender {
  /** 404 when what the page shows does not exist. */
  status: number;
  /** Its proper address, where it is found under others too; other parameters may be added to it. */
  address?: string;
  /** The HTML of the page's root element. */
  root: string;
  /** The elements of the page's head, such as title and description. */
  head: string;
}

const ORIGIN = 'http://shop';

// React writes the elements of the head in front of all others.
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Renders a page with its data. It is the same for everybody, and the browser adds the user and the cart, unless it is personal.
 */
export async function render(request: RenderRequest): Promise<FirstRender> {
  const { url, language, fetchFn, posted } = request;
  describeShop(request);
  const shown = languageOf(language) ?? 'en';
  const pack = await loadLanguagePack(shown);
  const extra = { baseUrl: `${ORIGIN}/`, fetchFn };
  const { store, owner } = (request.isPersonal && (await ownStore(extra, url))) || {
    store: makeStore(extra),
  };
  await loadFirstData(store, new URL(url, ORIGIN), shown);
  const status = isNotFound(store, url) ? 404 : (posted?.failure.status ?? 200);
  const address = properAddress(store, url);
  const html = await renderWhole(
    <Posted value={posted}>
      <App store={store} pack={pack}>
        <MemoryRouter initialEntries={[url]}>
          <Screens routes={[shopRoutes]} />
        </MemoryRouter>
      </App>
    </Posted>,
  );
  // Clears the cache, whose timers would keep the store in memory.
  store.dispatch(api.util.resetApiState());
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return {
    status,
    address,
    head:
      markedAsFirstRender(head) +
      (posted ? metaOf(POSTED_META, JSON.stringify(posted)) : '') +
      (owner ? metaOf(OWNER_META, owner) : ''),
    root: withInertControls(html.slice(head.length)),
  };
}

/** React's mark of a part that is left to the browser. */
const UNFINISHED = '<!--$!-->';

/** Renders a page; when it is the first of its kind, with the code of its lazy parts, which comes then. */
async function renderWhole(page: ReactNode): Promise<string> {
  const html = renderToString(page);
  if (!html.includes(UNFINISHED)) return html;
  // In one piece, however long its parts are.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/** The address without what its screen ignores, such as a product's name, so that equal pages have equal addresses. */
export function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const product = matchPath('/product/:category/:slugId', pathname)?.params;
  const id = productIdOf(product?.slugId);
  if (id !== null) return `/product/${product?.category}/${id}`;
  // Until the session has been checked, the page is the same for every order.
  if (matchPath('/payment/:orderId', pathname)) return '/payment/order';
  const query = queryOf(pathname, searchParams);
  return query ? `${pathname}?${query}` : pathname;
}

/** The part of an address's query that its screen reads. */
function queryOf(pathname: string, query: URLSearchParams): string {
  if (pathname === '/search') return searchQuery(query).toString();
  if (pathname === '/forgot-password') return query.has('sent') ? 'sent=1' : '';
  if (pathname === '/warranty') return only('serial', query).toString();
  const category = findCategory(matchPath('/category/:slug', pathname)?.params.slug);
  return category ? categoryQuery(query, category.slug).toString() : '';
}

const only = (wanted: string, query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => name === wanted));

function searchQuery(query: URLSearchParams): URLSearchParams {
  const slug = readCategory(query);
  const place = new URLSearchParams([...query].filter(([name]) => name !== 'brand' && name !== 'all'));
  if (slug === null) place.delete('category');
  return categoryQuery(place, slug);
}

/** An element of the head by which the page tells its code how it was rendered. */
const metaOf = (name: string, content: string) =>
  renderToStaticMarkup(<meta name={name} content={content} />);

/** A store with what its owner sees first; undefined where nobody is logged in. */
async function ownStore(
  extra: ApiExtra,
  url: string,
): Promise<{ store: ShopStore; owner?: string } | undefined> {
  const store = makeStore(extra);
  const user = await loadOwnData(store, new URL(url, ORIGIN).pathname);
  return user && { store, owner: user.id };
}

const FORMS_AND_CONTROLS = /<form\b[^>]* name="[\s\S]*?<\/form>|<(?:button|input|select|summary)\b[^>]*>/g;

// Links work without scripts; buttons and inputs do not, so they are inert until the scripts have loaded, but for what says that the
// browser alone does all of it. The fields of a form
// with a name can be typed into (`lib/early-typing.ts`), and the button that submits it is the browser's own.
function withInertControls(html: string): string {
  return html.replace(FORMS_AND_CONTROLS, (found) =>
    found.startsWith('<form')
      ? found.replace(CONTROLS, (control) => (WORKS_BY_ITSELF.test(control) ? control : inert(control)))
      : found.includes(' data-plain=')
        ? found
        : inert(found),
  );
}

const CONTROLS = /<(?:button|input|select|summary)\b[^>]*>/g;
const WORKS_BY_ITSELF = / (?:name="|type="submit")/;
const inert = (control: string) => control.replace(/^<\w+/, '$& inert');

/** What pages show beside what they are about. */
const BESIDE = new Set<string | undefined>(['getShop', 'getDelivery', 'getValueWords', 'getSpecFields']);

function isNotFound(store: ShopStore, url: string): boolean {
  const queries = Object.values(store.getState().api.queries);
  const isMissing = queries.some(
    (query) => !BESIDE.has(query?.endpointName) && statusOf(query?.error) === 404,
  );
  const isBeyond = queries.some((query) => isBeyondLast(query?.data));
  return (
    isMissing || isBeyond || chosenIn(store, url) === undefined || namesNothing(new URL(url, ORIGIN).pathname)
  );
}

function isBeyondLast(data: unknown): boolean {
  const list = data as Partial<PagePlace> | undefined;
  return list?.page !== undefined && list.totalPages !== undefined && isBeyond(list as PagePlace);
}

/** The brand chosen in a category's address; undefined for one that the category has not, null where none is. */
function chosenIn(store: ShopStore, url: string): Brand | null | undefined {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const slug = findCategory(matchPath('/category/:slug', pathname)?.params.slug)?.slug;
  if (!slug) return null;
  const { data } = brandsApi.endpoints.getBrandsByCategory.select(slug)(store.getState());
  return chosenBrand(data, searchParams);
}

/** The address of a page that is also found under others. */
function properAddress(store: ShopStore, url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const id = productIdOf(matchPath('/product/:category/:slugId', pathname)?.params.slugId);
  if (id !== null) {
    const { data } = productsApi.endpoints.getProduct.select(id)(store.getState());
    return data && productPath(data);
  }
  const brand = foldText(searchParams.get('brand') ?? '') === '' ? null : chosenIn(store, url);
  const isOther = brand && brand.name !== searchParams.get('brand');
  return isOther ? `${pathname}?${new URLSearchParams({ brand: brand.name })}` : undefined;
}

// The storefront renders its own title, description and address, and removes the marked ones when it starts.
function markedAsFirstRender(head: string): string {
  return head.replace(/<(meta|title|link(?= rel="canonical"))\b/g, '<$1 data-first-render');
}
