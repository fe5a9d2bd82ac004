import { QueryStatus } from '@reduxjs/toolkit/query';
import { matchPath } from 'react-router-dom';
import { brandsApi } from '../api/brands-api';
import { pagesApi } from '../api/pages-api';
import { productsApi } from '../api/products-api';
import { reviewsApi } from '../api/reviews-api';
import type { PageSlug } from '../api/types';
import { valueWordsApi } from '../api/value-words-api';
import { findCategory } from '../lib/categories';
import { categoryRequest, readCategory, readTerm, searchRequest } from '../lib/category-request';
import { chosenBrand } from '../lib/chosen-brand';
import { productIdOf } from '../lib/product-path';
import { BEST_SELLING, NEWEST } from '../lib/shelves';
import type { Language } from '../lib/i18n/language';
import type { ShopStore } from './store';

type Dispatch = ShopStore['dispatch'];

const once = { subscribe: false } as const;

type Load = (dispatch: Dispatch) => Promise<unknown>;

/**
 * Loads the data that the screen at an address and its footer show first. Resolves even if a call fails: the screen shows the
 * error. `pause` is awaited after each call is sent.
 */
export async function loadFirstData(
  { dispatch }: ShopStore,
  address: URL,
  language: Language,
  pause?: () => Promise<void>,
): Promise<void> {
  const ofScreen = loadsOfScreen(address);
  if (!ofScreen) return;
  const underWay: Promise<unknown>[] = [];
  for (const load of [...ofScreen, loadFacts, ...loadsOfWords(address, language)]) {
    underWay.push(load(dispatch));
    await pause?.();
  }
  await Promise.all(underWay);
}

const loadFacts: Load = (dispatch) => dispatch(pagesApi.endpoints.getShop.initiate(undefined, once));
const loadWords: Load = (dispatch) =>
  dispatch(valueWordsApi.endpoints.getValueWords.initiate(undefined, once));

/** What few pages show, whose code brings the calls along. */
const loadLater =
  (load: keyof typeof import('./later-data')): Load =>
  async (dispatch) =>
    (await import('./later-data'))[load](dispatch);

/** The Khmer of the values that the filters and the specifications of these screens show. */
const loadsOfWords = ({ pathname }: URL, language: Language): Load[] =>
  language === 'km' && /^\/(category\/|product\/|search$)/.test(pathname) ? [loadWords] : [];

function loadsOfScreen(address: URL): Load[] | undefined {
  const category = matchPath('/category/:slug', address.pathname);
  const product = matchPath('/product/:category/:slugId', address.pathname);
  const page = matchPath('/pages/:slug', address.pathname);
  if (address.pathname === '/') return LOADS_OF_LANDING;
  if (address.pathname === '/search') return [(dispatch) => loadSearch(dispatch, address.searchParams)];
  if (category) return [(dispatch) => loadCategory(dispatch, category.params.slug, address.searchParams)];
  if (product) return loadsOfProduct(product.params.slugId);
  // Any other name is answered by a 404.
  if (page) {
    const slug = page.params.slug as PageSlug;
    const loadPage: Load = (dispatch) => dispatch(pagesApi.endpoints.getPage.initiate(slug, once));
    return slug === 'delivery' ? [loadPage, loadLater('delivery')] : [loadPage];
  }
  return undefined;
}

/** Whether every query so far has succeeded. Only then does the screen look as the server rendered it. */
export function hasAllData(store: ShopStore): boolean {
  const queries = Object.values(store.getState().api.queries);
  return queries.every((query) => query?.status === QueryStatus.fulfilled);
}

const loadBestSelling: Load = (dispatch) =>
  dispatch(productsApi.endpoints.getProducts.initiate(BEST_SELLING, once));

const LOADS_OF_LANDING: Load[] = [
  (dispatch) => dispatch(productsApi.endpoints.getProducts.initiate(NEWEST, once)),
  loadBestSelling,
  (dispatch) => dispatch(brandsApi.endpoints.getBrands.initiate(undefined, once)),
];

/** Where there is no term, or nothing is found, the screen offers what is bought most. */
async function loadSearch(dispatch: Dispatch, query: URLSearchParams): Promise<void> {
  const { getSearchPage } = productsApi.endpoints;
  const found =
    readTerm(query) &&
    (await dispatch(getSearchPage.initiate(searchRequest(readCategory(query), null, query), once)));
  if (!found || found.data?.total === 0) await loadBestSelling(dispatch);
}

async function loadCategory(
  dispatch: Dispatch,
  name: string | undefined,
  query: URLSearchParams,
): Promise<void> {
  const slug = findCategory(name)?.slug;
  if (!slug) return;
  const { data: brands } = await dispatch(brandsApi.endpoints.getBrandsByCategory.initiate(slug, once));
  if (!brands?.length) return;
  const brand = chosenBrand(brands, query);
  if (brand === undefined) return;
  const { getCategoryPage, getSearchPage } = productsApi.endpoints;
  if (readTerm(query)) await dispatch(getSearchPage.initiate(searchRequest(slug, brand, query), once));
  else await dispatch(getCategoryPage.initiate(categoryRequest(slug, brand, query), once));
}

function loadsOfProduct(slugId: string | undefined): Load[] {
  const id = productIdOf(slugId);
  if (id === null) return [];
  return [
    (dispatch) => dispatch(productsApi.endpoints.getProduct.initiate(id, once)),
    (dispatch) => dispatch(reviewsApi.endpoints.getReviews.initiate(id, once)),
    loadLater('delivery'),
    loadLater('specFields'),
  ];
}
