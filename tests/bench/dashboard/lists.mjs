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

/** Each list with the questions that staff ask it, in turns. */
const lists = [
  { name: 'floor: an answer without a list', path: '/health/live', questions: [''] },
  { name: 'orders', path: '/api/payment/admin-orders', questions: orders },
  { name: "orders, a seller's", path: '/api/payment/admin-orders', questions: orders, as: 'seller' },
  { name: 'products', path: '/api/products', questions: products },
  { name: 'users', path: '/api/admin/users', questions: users },
];

/** Asks every list `rounds` times, one question after the other; answers the times in ms in rising order. */
export async function measureLists(shopUrl, log) {
  const cookies = { admin: await logIn(shopUrl, 'admin'), seller: await logIn(shopUrl, 'seller') };
  const measured = [];
  for (const { name, path, questions, as = 'admin' } of lists) {
    log(`Asking for ${name} ...`);
    // No two questions are the same, so that no answer is a remembered one.
    const ask = (round) => {
      const limit = 10 + Math.floor(round / questions.length);
      return timeOf(`${shopUrl}${path}?${questions[round % questions.length]}&limit=${limit}`, cookies[as]);
    };
    for (let round = 0; round < warmUps; round += 1) await ask(round);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(round));
    measured.push({ name, times: times.sort((a, b) => a - b) });
  }
  return measured;
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
