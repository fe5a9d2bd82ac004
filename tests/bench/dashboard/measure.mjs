import { ClearError } from '../../../infra/local/clear-error.mjs';
import { demoAccounts } from '../../../infra/local/demo-accounts.mjs';
import { listsOf } from './lists.mjs';
import { logIn } from '../log-in.mjs';

const rounds = 100;
const warmUps = 5;

/** Staff who log in: the demo accounts, and the packer of the big shop, who has the demo seller's password. */
const staff = {
  admin: demoAccounts.admin,
  seller: demoAccounts.seller,
  packer: { email: 'packer@big.example', password: demoAccounts.seller.password },
};

/** Loads every list `rounds` times, one after the other; returns the times in ms, sorted. `only` is part of the names. */
export async function measureLists(shopUrl, { shop, only = '', log }) {
  const cookies = {};
  for (const who of Object.keys(staff)) cookies[who] = await logIn(shopUrl, staff[who]);
  const change = await changeOf(shopUrl, cookies.admin);
  const lists = listsOf(shop).filter(({ name, path }) => path === '/health/live' || name.includes(only));
  const measured = [];
  for (const list of lists) {
    log(`Loading ${list.name} ...`);
    const load = async (round) => {
      if (list.afterChange) await change(round);
      return timeOf(
        urlsOf(list, round).map((url) => shopUrl + url),
        cookies[list.as ?? 'admin'],
      );
    };
    for (let round = 0; round < warmUps; round += 1) await load(round);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await load(round));
    measured.push({ name: list.name, times: times.sort((a, b) => a - b) });
  }
  return measured;
}

/** Every request is different, so that none is answered from a cache. */
function urlsOf(list, round) {
  const { path, queries, together } = list;
  if (together) return together.map((url) => `${url.replace('{n}', round)}&limit=${1 + (round % 90)}`);
  const limit = 10 + (Math.floor(round / queries.length) % 90);
  return [`${path}?${queries[round % queries.length]}&limit=${limit}`];
}

/** Until the last of these has answered. */
async function timeOf(urls, cookie) {
  const start = performance.now();
  const answers = await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers: { cookie } });
      await answer.arrayBuffer();
      return answer;
    }),
  );
  const time = performance.now() - start;
  const refused = answers.find(({ ok }) => !ok);
  if (refused) throw new ClearError(`${refused.url} answered ${refused.status}.`);
  return time;
}

/** Changes the price of a product, after which the catalogue's lists are read anew. */
async function changeOf(shopUrl, cookie) {
  const answer = await fetch(`${shopUrl}/api/admin/products?limit=1`, { headers: { cookie } });
  const { products } = await answer.json();
  return async (round) => {
    const changed = await fetch(`${shopUrl}/api/products/${products[0].id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ price: 10 + round }),
    });
    await changed.arrayBuffer();
    if (!changed.ok) throw new ClearError(`A price could not be changed (${changed.status}).`);
  };
}
