import { matchPath, matchRoutes } from 'react-router-dom';
import { findCategory } from '../lib/categories';
import { productIdOf } from '../lib/product-path';
import { SHOP_PAGES } from '../lib/shop-pages';
import { shopRoutes } from './shop-routes';

/** Whether a path has a screen. Its product may still not exist. */
export function isScreen(path: string): boolean {
  const route = matchRoutes([shopRoutes], path)?.at(-1)?.route;
  if (route?.path === '*') return matchPath('/seller-dashboard/*', path) !== null;
  return !namesNothing(path);
}

/** Whether it is the address of a category or a page that the shop has not, or of a product without its id. */
export function namesNothing(path: string): boolean {
  const category = matchPath('/category/:slug', path)?.params.slug;
  const page = matchPath('/pages/:slug', path)?.params.slug;
  const product = matchPath('/product/:category/:slugId', path)?.params.slugId;
  return (
    (category !== undefined && findCategory(category) === undefined) ||
    (page !== undefined && SHOP_PAGES.every(([slug]) => slug !== page)) ||
    (product !== undefined && productIdOf(product) === null)
  );
}
