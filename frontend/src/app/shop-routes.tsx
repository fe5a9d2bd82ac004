import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LandingScreen } from '../features/catalogue/landing-screen';
import { RequireSession, RequireUnverified, RequireVerified } from './guards';
import { LazyScreen } from './lazy-screen';
import { MainLayout } from './layouts/main-layout';
import { CategoryRoute } from './routes/category-route';
import { CheckoutWaiting } from './routes/checkout-waiting';
import { ColumnWaiting } from './routes/column-waiting';
import { NotFound } from './routes/not-found';
import { PaymentWaiting } from './routes/payment-waiting';
import { ProductRoute } from './routes/product-route';

/** A screen whose code is loaded when it is first opened; the first load holds only the browsing screens. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, element: <LazyScreen load={load} /> };
}

const plainForms: RouteObject[] = [
  screen('login', async () => (await import('./routes/login-route')).LoginRoute),
  screen('signup', async () => (await import('../features/auth/signup-screen')).SignupScreen),
];

/** A screen for users with a verified email. Its code is loaded while the session is checked. */
function verified(path: string, waiting: ReactNode, load: () => Promise<ComponentType>): RouteObject {
  return { element: <RequireVerified waiting={waiting} load={load} />, children: [screen(path, load)] };
}

const loadCheckout = async () => (await import('./routes/checkout-route')).CheckoutRoute;

/** Its form is rendered, and can be typed into while the session is checked. */
const checkout: RouteObject = {
  element: <RequireVerified waiting={<CheckoutWaiting />} load={loadCheckout} showsMeanwhile />,
  children: [screen('checkout', loadCheckout)],
};

/** Few open these: what the first load knows of them is one name. */
const loadLinked = async () => (await import('./routes/linked-route')).LinkedRoute;

const screens: RouteObject[] = [
  { index: true, element: <LandingScreen /> },
  { path: 'category/:slug', element: <CategoryRoute /> },
  { path: 'product/:category/:slugId', element: <ProductRoute /> },
  screen('pages/:slug', async () => (await import('./routes/page-route')).PageRoute),
  screen('search', async () => (await import('../features/catalogue/search-screen')).SearchScreen),
  screen('forgot-password', loadLinked),
  screen('reset-password/:token?', loadLinked),
  screen('invitation/:token', loadLinked),
  screen('wishlist/:token?', loadLinked),
  screen('warranty', loadLinked),
  screen('compare', loadLinked),
  { element: <RequireUnverified showsMeanwhile />, children: plainForms },
  { element: <RequireUnverified />, children: [screen('verify-email', loadLinked)] },
  {
    element: <RequireSession />,
    children: [screen('logout', loadLinked)],
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
  { path: '*', element: <NotFound /> },
];

/** The storefront's screens within its bars. */
export const shopRoutes: RouteObject = { element: <MainLayout />, children: screens };
