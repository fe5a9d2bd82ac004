import { ClearError } from '../../../infra/local/clear-error.mjs';
import { demoAccounts } from '../../../infra/local/demo-accounts.mjs';

const rounds = 100;
const warmUps = 5;

const orders = [
  'page=1',
  'page=2000',
  'status=shipped',
  'q=shopper 777',
  'q=big mouse 42',
  'from=2026-01-01',
];
const products = [
  'page=1',
  'page=900',
  'q=mouse 77',
  'stock=low',
  'sort=price-desc',
  'category=mouse&sort=name-asc',
];
const users = ['page=1', 'page=300', 'q=shopper 777', 'role=seller', 'blocked=false&verified=true'];

const reviews = ['page=1', 'page=300', 'status=pending', 'rating=5', 'q=shopper 777'];
const images = ['page=1', 'page=300', 'used=used', 'used=unused', 'q=mouse 77'];
const alerts = ['page=1', 'page=500', 'kind=stock', 'unread=true'];
const mails = ['page=1', 'page=1000', 'status=failed', 'q=shopper777', 'kind=welcome'];
const auditQueries = ['page=1', 'page=900', 'person=seller 77', `from=${daysAgo(30)}T00:00:00Z`];
const month = `from=${daysAgo(29)}&to=${daysAgo(0)}`;
const figures = [month, `from=${daysAgo(6)}&to=${daysAgo(0)}`];
const reports = [`${month}&page=1`, `${month}&page=20`];

/** The lists with the queries that staff make, used in turns. */
const lists = [
  { name: 'floor: an answer without a list', path: '/health/live', queries: [''] },
  { name: 'orders', path: '/api/payment/admin-orders', queries: orders },
  { name: "orders, a seller's", path: '/api/payment/admin-orders', queries: orders, as: 'seller' },
  { name: 'products', path: '/api/products', queries: products },
  { name: 'users', path: '/api/admin/users', queries: users },
  { name: 'reviews', path: '/api/admin/reviews', queries: reviews },
  { name: 'images', path: '/api/admin/images', queries: images },
  { name: "images, a seller's", path: '/api/admin/images', queries: images, as: 'seller' },
  { name: 'alerts', path: '/api/notifications', queries: alerts },
  { name: "alerts, a seller's", path: '/api/notifications', queries: alerts, as: 'seller' },
  { name: 'sent mails', path: '/api/admin/mails', queries: mails },
  { name: 'audit log', path: '/api/admin/audit-log', queries: auditQueries },
  { name: 'figures of a month', path: '/api/analytics', queries: figures },
  { name: "figures of a month, a seller's", path: '/api/analytics', queries: figures, as: 'seller' },
  { name: 'report of sales', path: '/api/reports/sales', queries: reports },
  { name: 'report of products', path: '/api/reports/products', queries: reports },
  { name: 'report of stock', path: '/api/reports/stock', queries: reports },
  { name: 'report of customers', path: '/api/reports/customers', queries: reports },
];

/** Loads every list `rounds` times, one after the other; returns the times in ms, sorted. */
export async function measureLists(shopUrl, log) {
  const cookies = { admin: await logIn(shopUrl, 'admin'), seller: await logIn(shopUrl, 'seller') };
  const measured = [];
  for (const { name, path, queries, as = 'admin' } of lists) {
    log(`Loading ${name} ...`);
    // Every request is different, so that none is answered from a cache.
    const load = (round) => {
      const limit = 10 + Math.floor(round / queries.length);
      return timeOf(`${shopUrl}${path}?${queries[round % queries.length]}&limit=${limit}`, cookies[as]);
    };
    for (let round = 0; round < warmUps; round += 1) await load(round);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await load(round));
    measured.push({ name, times: times.sort((a, b) => a - b) });
  }
  return measured;
}

/** As `2026-01-31`. */
function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function timeOf(url, cookie) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  const time = performance.now() - start;
  if (!answer.ok) throw new ClearError(`${url} answered ${answer.status}.`);
  return time;
}

async function logIn(shopUrl, who) {
  const answer = await fetch(`${shopUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccounts[who]),
  });
  if (!answer.ok) throw new ClearError(`The demo ${who} cannot log in (${answer.status}).`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}
