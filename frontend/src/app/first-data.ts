import { QueryStatus } from '@reduxjs/toolkit/query';
import { matchPath } from 'react-router-dom';
import { brandsApi } from '../api/brands-api';
import { productsApi } from '../api/products-api';
import { findCategory } from '../lib/categories';
import { categoryRequest, readTerm, searchRequest } from '../lib/category-request';
import { chosenBrand } from '../lib/chosen-brand';
import { productIdOf } from '../lib/product-path';
import { BEST_SELLING, NEWEST } from '../lib/shelves';
import type { ShopStore } from './store';

type Dispatch = ShopStore['dispatch'];

const once = { subscribe: false } as const;

/** Loads the data that the screen at an address shows first. Resolves even if a call fails: the screen shows the error. */
export async function loadFirstData({ dispatch }: ShopStore, address: URL): Promise<void> {
  const category = matchPath('/category/:slug', address.pathname);
  const product = matchPath('/product/:category/:slugId', address.pathname);
  if (address.pathname === '/') await loadLanding(dispatch);
  else if (category) await loadCategory(dispatch, category.params.slug, address.searchParams);
  else if (product) await loadProduct(dispatch, product.params.slugId);
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
  if (id !== null) await dispatch(productsApi.endpoints.getProduct.initiate(id, once));
}
