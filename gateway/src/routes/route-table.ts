import { serviceNames, type ServiceName } from '@mekong/contracts';

/** Which service gets the calls of a prefix, and what the gateway does with them. */
export interface Route {
  prefix: string;
  service: ServiceName;
  /** Its reads are the same for everybody and are answered from the micro-cache. */
  cached?: boolean;
  /**
   * Its writes clear the micro-cache, as those of every cached route do; with a path only of answers below that, where
   * shoppers write: nobody may keep the cache empty for all.
   */
  clearsCache?: true | string;
  /** The session is ignored, so that these calls work while auth is down. */
  anonymous?: boolean;
  /** Unless auth is down the session is not ignored where the body has this field, which is about what its caller did before. */
  personalWith?: string;
  /** Its answers grow with the shop's data and may take half a minute. */
  isSlow?: boolean;
  /** Its answers stay open. */
  streams?: boolean;
  /** It changes nothing, whatever its method, and anybody may call it: networks take turns. */
  isShared?: boolean;
  /** Its paths could be guessed, so networks may ask only so often. */
  isGuessable?: boolean;
  /** Places orders, of which only so many are let in at once. */
  isCheckout?: boolean;
  /** The service is told how the gateway sees its replicas. */
  tellsReplicas?: boolean;
}

/** The longest prefix wins; a prefix ends at a slash or at the path's end. Its `*` is any one part of the path. */
const routes: Route[] = [
  { prefix: '/api/auth', service: 'auth', anonymous: true },
  { prefix: '/api/auth/check-auth', service: 'auth', isShared: true },
  { prefix: '/api/account', service: 'auth' },
  { prefix: '/api/admin/audit-log', service: 'auth' },
  { prefix: '/api/admin/users', service: 'auth' },
  { prefix: '/api/admin/invitations', service: 'auth' },
  { prefix: '/products', service: 'catalog', cached: true, isSlow: true },
  { prefix: '/images', service: 'catalog', cached: true },
  { prefix: '/api/products', service: 'catalog', cached: true },
  { prefix: '/api/products/batches', service: 'catalog', clearsCache: true, isSlow: true },
  { prefix: '/api/products/price-lists', service: 'catalog', clearsCache: true, isSlow: true },
  { prefix: '/api/products/change-many', service: 'catalog', clearsCache: true, isSlow: true },
  { prefix: '/api/reviews', service: 'catalog', cached: true },
  { prefix: '/api/reviews/mine', service: 'catalog', clearsCache: '/api/reviews' },
  { prefix: '/api/products/*/questions', service: 'catalog' },
  { prefix: '/api/admin/questions', service: 'catalog' },
  { prefix: '/api/admin/images', service: 'catalog' },
  { prefix: '/api/admin/products', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/sales', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/sales/preview', service: 'catalog' },
  { prefix: '/api/admin/reviews', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/synonyms', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/synonyms/try', service: 'catalog' },
  { prefix: '/api/pages', service: 'catalog', cached: true },
  { prefix: '/api/shop', service: 'catalog', cached: true },
  { prefix: '/api/value-words', service: 'catalog', cached: true },
  { prefix: '/api/spec-fields', service: 'catalog', cached: true },
  { prefix: '/api/admin/pages', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/shop', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/value-words', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/spec-fields', service: 'catalog', clearsCache: true },
  { prefix: '/api/admin/image-hosts', service: 'catalog' },
  { prefix: '/api/brands', service: 'catalog', cached: true },
  { prefix: '/api/brands-by-category', service: 'catalog', cached: true },
  { prefix: '/api/checkout', service: 'orders' },
  { prefix: '/api/checkout/Recipt-generator', service: 'orders', isCheckout: true },
  {
    prefix: '/api/checkout/quote',
    service: 'orders',
    anonymous: true,
    personalWith: 'promo_code',
    isShared: true,
  },
  { prefix: '/api/user', service: 'orders' },
  { prefix: '/api/admin/orders', service: 'orders' },
  { prefix: '/api/admin/couriers', service: 'orders' },
  { prefix: '/api/delivery', service: 'orders', cached: true },
  { prefix: '/api/admin/delivery', service: 'orders', clearsCache: true },
  { prefix: '/api/admin/order-rules', service: 'orders', clearsCache: true },
  { prefix: '/api/cash-on-delivery', service: 'orders' },
  { prefix: '/api/admin/cash-on-delivery', service: 'orders' },
  { prefix: '/api/admin/payment-methods', service: 'orders' },
  { prefix: '/api/admin/promo-codes', service: 'orders', isSlow: true },
  { prefix: '/api/admin/who-ships', service: 'orders' },
  { prefix: '/api/orders', service: 'orders' },
  { prefix: '/api/past-orders', service: 'orders' },
  { prefix: '/api/admin/past-orders', service: 'orders', isSlow: true },
  { prefix: '/api/admin/past-customers', service: 'orders', isSlow: true },
  { prefix: '/api/returns', service: 'orders' },
  { prefix: '/api/warranty', service: 'orders', anonymous: true, isShared: true, isGuessable: true },
  { prefix: '/api/admin/returns', service: 'orders' },
  { prefix: '/api/admin/accounts', service: 'orders', isSlow: true },
  { prefix: '/api/admin/invoices', service: 'orders', isSlow: true },
  { prefix: '/api/admin/invoice-seller', service: 'orders' },
  { prefix: '/api/admin/exchange-rates', service: 'orders' },
  { prefix: '/api/admin/stock-history', service: 'orders' },
  { prefix: '/api/payment/admin-orders', service: 'orders' },
  { prefix: '/api/payment/methods', service: 'orders' },
  { prefix: '/api/payment/*/refund', service: 'orders' },
  { prefix: '/api/admin/users/*/orders', service: 'orders', isSlow: true },
  { prefix: '/api/admin/users/*/reviews', service: 'catalog', isSlow: true },
  { prefix: '/api/admin/users/*/questions', service: 'catalog', isSlow: true },
  { prefix: '/api/admin/users/*/mails', service: 'notifications', isSlow: true },
  { prefix: '/api/checkout/mark-paid', service: 'payments' },
  { prefix: '/api/payment', service: 'payments' },
  { prefix: '/api/payment-callbacks', service: 'payments' },
  { prefix: '/api/payment/riel-rate', service: 'payments', cached: true },
  { prefix: '/api/admin/riel-rate', service: 'payments', clearsCache: true },
  { prefix: '/api/admin/money', service: 'payments' },
  { prefix: '/api/analytics', service: 'analytics', isSlow: true },
  { prefix: '/api/reports', service: 'analytics', isSlow: true },
  ...serviceNames.map((service) => ({ prefix: `/api/admin/dead-letters/${service}`, service, isSlow: true })),
  ...serviceNames.map((service) => ({
    prefix: `/api/admin/parts/${service}`,
    service,
    tellsReplicas: true,
  })),
  { prefix: '/api/notifications', service: 'notifications' },
  { prefix: '/api/account/telegram', service: 'notifications' },
  { prefix: '/api/telegram/updates', service: 'notifications', anonymous: true },
  { prefix: '/api/products/*/notify-me', service: 'notifications' },
  { prefix: '/api/product-alerts', service: 'notifications', anonymous: true },
  { prefix: '/api/notifications/stream', service: 'notifications', streams: true },
  { prefix: '/api/admin/mails', service: 'notifications' },
  { prefix: '/api/admin/sending', service: 'notifications' },
  { prefix: '/api/admin/last-backup', service: 'notifications' },
  { prefix: '/api/dev/mailbox', service: 'notifications', anonymous: true },
  { prefix: '/dev/mailbox', service: 'notifications', anonymous: true },
];

const longestFirst = [...routes]
  .sort((a, b) => b.prefix.length - a.prefix.length)
  .map((route) => ({ route, parts: route.prefix.split('/') }));

export function routeOf(path: string): Route | undefined {
  const given = path.split('/');
  return longestFirst.find(({ parts }) => parts.every((part, place) => fits(part, given[place])))?.route;
}

/** The paths that the gateway forwards, as patterns of Fastify. */
export const patterns = ['/api/*', '/products', '/products/*', '/images/*', '/dev/mailbox', '/dev/mailbox/*'];

/** The pattern of a forwarded path, under which its answers are counted in the metrics. */
export function patternOf(path: string): string {
  const [, first] = path.split('/', 2);
  return patterns.find((pattern) => pattern === path || pattern === `/${first}/*`) ?? `/${first}`;
}

const fits = (part: string, given: string | undefined) =>
  part === '*' ? given !== undefined && given !== '' : part === given;
