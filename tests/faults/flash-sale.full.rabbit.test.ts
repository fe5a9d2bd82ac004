import { setTimeout as wait } from 'node:timers/promises';
import { query, type ApiAnswer } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import { startProcessShop, type ProcessShop } from '../support/process-shop.js';
import { aShopper, aVerifiedCustomer, callingFrom, loggedIn, type Shopper } from '../support/shopper.js';

/** So many shoppers, each from a network of their own. */
const crowd = 192;
const details = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };

let shop: ProcessShop;
let productId: number;
let shoppers: Shopper[];

beforeAll(async () => {
  shop = await startProcessShop({}, { TRUSTED_PROXIES: '127.0.0.1,::1', PASSWORD_HASH_COST: '4' });
  const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'Tonle');
  productId = await givenMouse(admin, { name: 'Flash Mouse', stock: '10000' });
  await untilSold(shop.url, [productId]);
  shoppers = [];
  for (let n = 0; n < crowd; n += 12)
    shoppers.push(...(await Promise.all(Array.from({ length: 12 }, (_, place) => aCustomer(n + place)))));
}, 360_000);
afterAll(() => shop.stop());

function aCustomer(n: number): Promise<Shopper> {
  const shopper = callingFrom(aShopper(shop.url), `10.${n}.1.1`);
  return aVerifiedCustomer(shop.url, `crowd${n}@shop.example`, undefined, shopper);
}

function checkOut(shopper: Shopper, key: string): Promise<ApiAnswer> {
  const body = { ...details, total: 21.99, cart: [{ id: productId, quantity: 1 }] };
  return shopper.call('POST', '/api/checkout/Recipt-generator', body, { 'idempotency-key': key });
}

/** All answers that a shopper gets who comes back when told to, as the storefront does. */
async function answersUntilPlaced(shopper: Shopper, key: string): Promise<ApiAnswer[]> {
  const answers: ApiAnswer[] = [];
  for (;;) {
    const answer = await checkOut(shopper, key);
    answers.push(answer);
    if (answer.status !== 503) return answers;
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

it('of a flash sale some are let in, the others are told when to come back, and each gets one order', async () => {
  const all = await Promise.all(
    shoppers.map((shopper, n) => answersUntilPlaced(shopper, `the order of shopper ${n}`)),
  );
  const refused = all.flat().filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused) expect(body.params).toMatchObject({ reason: 'checkouts' });
  expect(all.map((answers) => answers.at(-1)!.status)).toEqual(all.map(() => 201));
  const [orders] = await query(shop.databases.orders!, 'SELECT count(*)::int AS count FROM orders');
  expect(orders).toEqual({ count: crowd });
}, 240_000);
