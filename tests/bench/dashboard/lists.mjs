import { serviceNames } from '@mekong/contracts';
import { bestSeller } from './big-shop-facts.mjs';
import { watchedProduct } from './big-work.mjs';

const orders = [
  'page=1',
  'page=2000',
  'status=shipped',
  'q=shopper 777',
  'q=big mouse 42',
  'from=2026-01-01',
];
const orderFilters = [
  'method=khqr',
  'method=cod&page=3',
  'currency=KHR',
  'delivery=pick-up',
  'delivery=bus&page=2',
  'sort=total-desc',
  'sort=total-asc&page=400',
  'sort=oldest&page=900',
  'method=khqr&status=shipped',
  'method=cod&q=shopper 77',
  'currency=KHR&sort=total-desc',
  `from=${daysAgo(60)}&to=${daysAgo(30)}&method=khqr`,
];
const toShip = ['status=paid&page=1', 'status=paid&page=400', 'status=paid&q=street 77'];
const orderSearches = ['q=shopper 77', 'q=012000777', 'q=big mouse 7', 'q=MG-2601-007', 'q=nobody', 'q=s'];
const products = [
  'page=1',
  'page=900',
  'q=mouse 77',
  'stock=low',
  'sort=price-desc',
  'category=mouse&sort=name-asc',
];
const staffProducts = [
  'page=1',
  'page=900',
  'stock=restock',
  'stock=restock&sort=stock-asc',
  'sort=best-selling',
  'category=keyboard&sort=price-asc',
  'place=hidden',
  'place=deleted&q=mouse 1',
  'q=BIG-777',
  'q=88500000777',
];
const users = ['page=1', 'page=300', 'q=shopper 777', 'role=seller', 'blocked=false&verified=true'];

const reviews = ['page=1', 'page=300', 'status=pending', 'rating=5', 'q=shopper 777'];
const images = ['page=1', 'page=300', 'used=used', 'used=unused', 'q=mouse 77'];
const deepImages = ['page=160', 'used=used&page=140'];
const alerts = ['page=1', 'page=500', 'kind=stock', 'unread=true'];
const mails = ['page=1', 'page=1000', 'status=failed', 'q=shopper777', 'kind=welcome'];
const auditQueries = ['page=1', 'page=900', 'person=seller 77', `from=${daysAgo(30)}T00:00:00Z`];
const month = `from=${daysAgo(29)}&to=${daysAgo(0)}`;
const figures = [month, `from=${daysAgo(6)}&to=${daysAgo(0)}`];
const year = [`from=${daysAgo(364)}&to=${daysAgo(0)}`];
const periods = [`period=${daysAgo(0).slice(0, 7)}`, `period=${daysAgo(0).slice(0, 4)}`];
const reports = [`${month}&page=1`, `${month}&page=20`];
const sorted = (columns) => columns.flatMap((sort) => reports.map((query) => `${query}&sort=${sort}`));
const upload = ['page=1', 'page=40', 'rows=error', 'rows=uploaded&page=30'];

const ordersOf = (customer) => `/api/admin/users/${customer}/orders`;
const stockHistory = `/api/admin/stock-history/${watchedProduct}`;

/**
 * The lists with the queries that staff make, used in turns. Of `together` all are requested at the same moment, and their
 * time is that of the last answer; `{n}` is another number each time.
 */
export const listsOf = ({ seller, customer, upload: uploadId }) => [
  { name: 'floor: an answer without a list', path: '/health/live', queries: [''] },
  { name: 'orders', path: '/api/payment/admin-orders', queries: orders },
  { name: "orders, a seller's", path: '/api/payment/admin-orders', queries: orders, as: 'seller' },
  { name: 'orders, filtered and sorted', path: '/api/payment/admin-orders', queries: orderFilters },
  {
    name: "orders, filtered and sorted, a seller's",
    path: '/api/payment/admin-orders',
    queries: orderFilters,
    as: 'seller',
  },
  {
    name: 'who bought a product',
    path: '/api/admin/orders/buyers.csv',
    queries: [`product=${bestSeller}`, 'product=777'],
  },
  { name: 'what an accountant books', path: '/api/admin/accounts', queries: periods },
  { name: 'orders to ship', path: '/api/payment/admin-orders', queries: toShip },
  { name: "orders to ship, a seller's", path: '/api/payment/admin-orders', queries: toShip, as: 'seller' },
  { name: "orders to ship, a packer's", path: '/api/payment/admin-orders', queries: toShip, as: 'packer' },
  { name: 'search for orders', path: '/api/payment/admin-orders', queries: orderSearches },
  {
    name: "search for orders, a seller's",
    path: '/api/payment/admin-orders',
    queries: orderSearches,
    as: 'seller',
  },
  { name: 'counts of orders', path: '/api/admin/orders/counts', queries: [''] },
  { name: "counts of orders, a seller's", path: '/api/admin/orders/counts', queries: [''], as: 'seller' },
  { name: "counts of orders, a packer's", path: '/api/admin/orders/counts', queries: [''], as: 'packer' },
  { name: "a customer's orders", path: ordersOf(customer), queries: ['page=1', 'page=20'] },
  { name: 'products', path: '/api/products', queries: products },
  { name: "products, staff's", path: '/api/admin/products', queries: staffProducts },
  { name: "products, a seller's", path: '/api/admin/products', queries: staffProducts, as: 'seller' },
  {
    name: "products, staff's, each after a change",
    path: '/api/admin/products',
    queries: staffProducts,
    afterChange: true,
  },
  {
    name: "products, a seller's, each after a change",
    path: '/api/admin/products',
    queries: staffProducts,
    as: 'seller',
    afterChange: true,
  },
  { name: "a product's stock history", path: stockHistory, queries: ['page=1', 'page=40'], as: 'seller' },
  { name: 'bulk uploads', path: '/api/products/batches', queries: [''], as: 'seller' },
  { name: 'a bulk upload', path: `/api/products/batches/${uploadId}`, queries: upload, as: 'seller' },
  { name: 'users', path: '/api/admin/users', queries: users },
  { name: 'invitations', path: '/api/admin/invitations', queries: [''] },
  { name: 'logins', path: '/api/account/logins', queries: ['page=1', 'page=40'] },
  { name: 'reviews', path: '/api/admin/reviews', queries: reviews },
  { name: 'images', path: '/api/admin/images', queries: images },
  { name: "images, a seller's", path: '/api/admin/images', queries: images, as: 'seller' },
  { name: 'images, deep pages', path: '/api/admin/images', queries: deepImages },
  { name: 'alerts', path: '/api/notifications', queries: alerts },
  { name: "alerts, a seller's", path: '/api/notifications', queries: alerts, as: 'seller' },
  { name: 'sent mails', path: '/api/admin/mails', queries: mails },
  { name: 'audit log', path: '/api/admin/audit-log', queries: auditQueries },
  { name: 'figures of a month', path: '/api/analytics', queries: figures },
  { name: "figures of a month, a seller's", path: '/api/analytics', queries: figures, as: 'seller' },
  { name: 'figures of a year', path: '/api/analytics', queries: year },
  { name: "figures of a year, a seller's", path: '/api/analytics', queries: year, as: 'seller' },
  { name: 'report of sales', path: '/api/reports/sales', queries: reports },
  { name: 'report of products', path: '/api/reports/products', queries: reports },
  { name: 'report of products, sorted', path: '/api/reports/products', queries: sorted(['-sold', 'amount']) },
  { name: 'report of stock', path: '/api/reports/stock', queries: reports },
  { name: 'report of dead stock', path: '/api/reports/dead-stock', queries: reports },
  { name: 'report of what to order', path: '/api/reports/reorder', queries: reports },
  { name: 'report of customers', path: '/api/reports/customers', queries: reports },
  { name: 'synonyms', path: '/api/admin/synonyms', queries: [''] },
  { name: 'report of missed searches', path: '/api/reports/searches', queries: reports },
  { name: 'home, all its cards', together: homeOf() },
  { name: "home, a seller's", together: homeOf(seller), as: 'seller' },
  { name: 'command bar, one word', together: foundBy(), as: 'admin' },
];

/** What the home page asks, as its cards do. */
function homeOf(seller) {
  const today = ['from', 'to'].map((end) => `${end}=${daysAgo(0)}`).join('&');
  const weekAgo = ['from', 'to'].map((end) => `${end}=${daysAgo(7)}`).join('&');
  const everybodys = [
    '/api/admin/orders/counts?',
    `/api/products?stock=low${seller ? `&seller=${seller}` : ''}`,
    '/api/admin/reviews?status=pending',
    `/api/analytics?${today}`,
    `/api/analytics?${weekAgo}`,
  ];
  if (seller) return everybodys;
  return [
    ...everybodys,
    '/api/admin/mails?status=failed',
    '/api/admin/shop?',
    ...serviceNames.map((service) => `/api/admin/dead-letters/${service}?`),
  ];
}

/** What the command bar asks when somebody has typed. */
function foundBy() {
  const lists = ['/api/payment/admin-orders', '/api/admin/products', '/api/admin/users', '/api/admin/mails'];
  return lists.map((path) => `${path}?q=shopper {n}`);
}

/** As `2026-01-31`. */
function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
