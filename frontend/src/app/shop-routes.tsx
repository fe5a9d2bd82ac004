import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LandingScreen } from '../features/catalogue/landing-screen';
import { RequireSession, RequireUnverified, RequireVerified } from './guards';
import { lazyRoute } from './lazy-screen';
import { MainLayout } from './layouts/main-layout';
import { CategoryRoute } from './routes/category-route';
import { CheckoutWaiting } from './routes/checkout-waiting';
import { ColumnWaiting } from './routes/column-waiting';
import { loadNotFound } from './routes/not-found';
import { PaymentWaiting } from './routes/payment-waiting';
import { ProductRoute } from './routes/product-route';

/** A screen for users with a verified email. */
function verified(path: string, waiting: ReactNode, load: () => Promise<ComponentType>): RouteObject {
  return { element: <RequireVerified waiting={waiting} />, children: [lazyRoute(path, load)] };
}

/** Its form is rendered, and can be typed into while the session is checked. */
const checkout: RouteObject = {
  element: <RequireVerified waiting={<CheckoutWaiting />} showsMeanwhile />,
  children: [lazyRoute('checkout', async () => (await import('./routes/checkout-route')).CheckoutRoute)],
};

/** Few open these: what the first load knows of them is one name. */
const linked = (path: string): RouteObject =>
  lazyRoute(path, async () => (await import('./routes/linked-route')).loadLinked(path));

/** The first load holds only the browsing screens: the code of the others is loaded when they are first opened. */
const screens: RouteObject[] = [
  { index: true, element: <LandingScreen /> },
  { path: 'category/:slug', element: <CategoryRoute /> },
  { path: 'product/:category/:slugId', element: <ProductRoute /> },
  lazyRoute('pages/:slug', async () => (await import('./routes/page-route')).PageRoute),
  lazyRoute('search', async () => (await import('../features/catalogue/search-screen')).SearchScreen),
  linked('forgot-password'),
  linked('reset-password/:token?'),
  linked('invitation/:token'),
  linked('wishlist/:token?'),
  linked('warranty'),
  linked('compare'),
  {
    element: <RequireUnverified />,
    children: [
      lazyRoute('login', async () => (await import('./routes/login-route')).LoginRoute),
      lazyRoute('signup', async () => (await import('../features/auth/signup-screen')).SignupScreen),
      linked('verify-email'),
    ],
  },
  {
    element: <RequireSession />,
    children: [linked('logout')],
  },
  checkout,
  verified(
    'payment/:orderId',
    <PaymentWaiting />,
    async () => (await import('./routes/payment-route')).PaymentRoute,
  ),
  verified(
    'user-profile',
    <ColumnWaiting title="My Orders & Receipts" />,
    async () => (await import('./routes/orders-route')).OrdersRoute,
  ),
  verified(
    'user-profile/:orderId/invoice',
    <ColumnWaiting title="Invoice" />,
    async () => (await import('./routes/invoice-route')).InvoiceRoute,
  ),
  verified(
    'account',
    <ColumnWaiting title="Your account" />,
    async () => (await import('./routes/account-route')).AccountRoute,
  ),
  lazyRoute('*', loadNotFound),
];

/** The storefront's screens within its bars. */
export const shopRoutes: RouteObject = { element: <MainLayout />, children: screens };
