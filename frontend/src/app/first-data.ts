import { matchPath } from 'react-router-dom';
import { brandsApi } from '../api/brands-api';
import { productsApi } from '../api/products-api';
import { findCategory } from '../lib/categories';
import { productIdOf } from '../lib/product-path';
import type { ShopStore } from './store';

type Dispatch = ShopStore['dispatch'];

const once = { subscribe: false } as const;
const SHELF_SIZE = 8;

/** Asks for what the screen at an address shows first. Resolves when all answers are in; a failure is the screen's business. */
export async function loadFirstData({ dispatch }: ShopStore, address: URL): Promise<void> {
  const category = matchPath('/category/:slug', address.pathname);
  const product = matchPath('/product/:category/:slugId', address.pathname);
  if (address.pathname === '/') await loadLanding(dispatch);
  else if (category) await loadCategory(dispatch, category.params.slug, address.searchParams);
  else if (product) await loadProduct(dispatch, product.params.slugId);
}

async function loadLanding(dispatch: Dispatch): Promise<void> {
  const { getProducts } = productsApi.endpoints;
  await Promise.all([
    dispatch(getProducts.initiate({ sort: 'newest', limit: SHELF_SIZE }, once)),
    dispatch(getProducts.initiate({ sort: 'best-selling', limit: SHELF_SIZE }, once)),
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
  const { getCategoryProducts, getProductsByBrand } = productsApi.endpoints;
  const { data: brands } = await dispatch(brandsApi.endpoints.getBrandsByCategory.initiate(slug, once));
  const brand = brands?.find((one) => one.name === query.get('brand')) ?? brands?.[0];
  if (query.get('all') === '1') await dispatch(getCategoryProducts.initiate(slug, once));
  else if (brand) await dispatch(getProductsByBrand.initiate({ slug, brand: brand.name }, once));
}

async function loadProduct(dispatch: Dispatch, slugId: string | undefined): Promise<void> {
  const id = productIdOf(slugId);
  if (id !== null) await dispatch(productsApi.endpoints.getProduct.initiate(id, once));
}
