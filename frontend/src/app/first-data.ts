import { QueryStatus } from '@reduxjs/toolkit/query';
import { matchPath } from 'react-router-dom';
import { brandsApi } from '../api/brands-api';
import { pagesApi } from '../api/pages-api';
import { productsApi } from '../api/products-api';
import { reviewsApi } from '../api/reviews-api';
import type { PageSlug } from '../api/types';
import { valueWordsApi } from '../api/value-words-api';
import { findCategory } from '../lib/categories';
import { categoryRequest, readTerm, searchRequest } from '../lib/category-request';
import { chosenBrand } from '../lib/chosen-brand';
import { productIdOf } from '../lib/product-path';
import { BEST_SELLING, NEWEST } from '../lib/shelves';
import type { Language } from '../lib/i18n/language';
import type { ShopStore } from './store';

type Dispatch = ShopStore['dispatch'];

const once = { subscribe: false } as const;

/**
 * Loads the data that the screen at an address and its footer show first. Resolves even if a call fails: the screen shows the
 * error.
 */
export async function loadFirstData(
  { dispatch }: ShopStore,
  address: URL,
  language: Language,
): Promise<void> {
  const screen = loadScreen(dispatch, address);
  if (!screen) return;
  const facts = dispatch(pagesApi.endpoints.getShop.initiate(undefined, once));
  await Promise.all([screen, facts, language === 'km' && loadValueWords(dispatch, address)]);
}

/** The Khmer of the values that the filters and the specifications of these screens show. */
async function loadValueWords(dispatch: Dispatch, { pathname }: URL): Promise<void> {
  if (!/^\/(category|product)\//.test(pathname)) return;
  await dispatch(valueWordsApi.endpoints.getValueWords.initiate(undefined, once));
}

function loadScreen(dispatch: Dispatch, address: URL): Promise<unknown> | undefined {
  const category = matchPath('/category/:slug', address.pathname);
  const product = matchPath('/product/:category/:slugId', address.pathname);
  const page = matchPath('/pages/:slug', address.pathname);
  if (address.pathname === '/') return loadLanding(dispatch);
  if (category) return loadCategory(dispatch, category.params.slug, address.searchParams);
  if (product) return loadProduct(dispatch, product.params.slugId);
  // Any other name is answered by a 404.
  if (page) return dispatch(pagesApi.endpoints.getPage.initiate(page.params.slug as PageSlug, once));
  return undefined;
}

/** Whether every query so far has succeeded. Only then does the screen look as the server painted it. */
export function hasAllData(store: ShopStore): boolean {
  const queries = Object.values(store.getState().api.queries);
  return queries.every((query) => query?.status === QueryStatus.fulfilled);
}

async function loadLanding(dispatch: Dispatch): Promise<void> {
  const { getProducts } = productsApi.endpoints;
  await Promise.all([
    dispatch(getProducts.initiate(NEWEST, once)),
    dispatch(getProducts.initiate(BEST_SELLING, once)),
    dispatch(brandsApi.endpoints.getBrands.initiate(undefined, once)),
  ]);
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
  const { getCategoryPage, getSearchPage } = productsApi.endpoints;
  if (readTerm(query)) await dispatch(getSearchPage.initiate(searchRequest(slug, brand, query), once));
  else await dispatch(getCategoryPage.initiate(categoryRequest(slug, brand, query), once));
}

async function loadProduct(dispatch: Dispatch, slugId: string | undefined): Promise<void> {
  const id = productIdOf(slugId);
  if (id === null) return;
  await Promise.all([
    dispatch(productsApi.endpoints.getProduct.initiate(id, once)),
    dispatch(reviewsApi.endpoints.getReviews.initiate(id, once)),
  ]);
}
