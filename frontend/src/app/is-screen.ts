import { matchPath, matchRoutes } from 'react-router-dom';
import { findCategory } from '../lib/categories';
import { productIdOf } from '../lib/product-path';
import { SHOP_PAGES } from '../lib/shop-pages';
import { DASHBOARD_PATHS } from '../lib/dashboard-paths';
import { shopRoutes } from './shop-routes';

/** Whether a path has a screen. Its product may still not exist. */
export function isScreen(path: string): boolean {
  const route = matchRoutes([shopRoutes], path)?.at(-1)?.route;
  if (route?.path === '*') return dashboardPathOf(path) !== undefined;
  return !namesNothing(path);
}

/** How the dashboard writes the address of the page that this path leads to; undefined where it leads to none. */
export const dashboardPathOf = (path: string): string | undefined =>
  ['seller-dashboard', ...DASHBOARD_PATHS.map((page) => `seller-dashboard/${page}`)].find((page) =>
    matchPath(`/${page}`, path),
  );

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
