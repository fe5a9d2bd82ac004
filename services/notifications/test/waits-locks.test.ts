import { aCustomer, query, waitFor, waitingStatements } from '@mekong/testing';
import pg from 'pg';
import { givenProduct } from './alert-events.js';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let shop: NotificationsUnderTest;
/** A transaction of somebody else. */
let other: pg.Client;
beforeAll(async () => {
  shop = await startNotifications();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  other = new pg.Client(shop.databaseUrl);
  await other.connect();
  await other.query('BEGIN');
});
afterEach(() => other.end());

const rows = (text: string, values: unknown[] = []) => query(shop.databaseUrl, text, values);
const ask = (product: number, body: object, as = shop.api) =>
  as.post(`/api/products/${product}/notify-me`, body);
const press = (what: 'confirm' | 'end', token: string) =>
  shop.api.post(`/api/product-alerts/${what}`, { token });
const lookedAtAll = () => waitFor(async () => (await rows('SELECT FROM wait_products')).length === 0);
const waits = () => waitFor(async () => (await waitingStatements(shop.databaseUrl)) > 0);
/** The other transaction has taken the product, as whoever tells of it does first. */
const takeProduct = (product: number) =>
  other.query('INSERT INTO wait_products (product_id) VALUES ($1)', [product]);
/** Fails where somebody has one of the alerts, rather than wait for it. */
const takeAlerts = (product: number) =>
  other.query('SELECT FROM product_waits WHERE product_id = $1 ORDER BY id FOR UPDATE NOWAIT', [product]);

describe('while somebody tells of a product', () => {
  it('an account that asks again holds nothing for which they wait', async () => {
    const { product_id } = await givenProduct(shop);
    const mine = shop.as(aCustomer());
    await ask(product_id, { price: 9.99 }, mine);
    await lookedAtAll();
    await takeProduct(product_id);
    const asked = ask(product_id, { price: 8.99 }, mine);
    await Promise.race([asked, waits()]);
    await takeAlerts(product_id);
    await other.query('COMMIT');
    expect((await asked).status).toBe(200);
  });

  it('who confirms an alert holds nothing for which they wait', async () => {
    const { product_id } = await givenProduct(shop, { available: 0 });
    const { email } = aPerson();
    await ask(product_id, { email });
    const { text } = await shop.mailTo(email);
    await takeProduct(product_id);
    const pressed = press('confirm', /wishlist\/([\w-]+)/.exec(text)![1]!);
    await waits();
    await takeAlerts(product_id);
    await other.query('COMMIT');
    expect((await pressed).status).toBe(200);
  });
});

/** Two alerts of one link: the one that comes first by its id was written last. */
async function givenTwoAlerts(product: number, token: string) {
  const [first, second] = ['11111111', '99999999'].map((begin) => `${begin}-1111-4111-8111-111111111111`);
  await rows(
    `INSERT INTO product_waits (id, product_id, kind, email, email_key, language, token_hash, confirm_until)
     SELECT id::uuid, $3, kind, 'two@shop.example', 'two@shop.example', 'en',
       translate(rtrim(encode(sha256($4), 'base64'), '='), '+/', '-_'), now() + interval '1 day'
     FROM (VALUES ($2, 'stock'), ($1, 'price')) AS given (id, kind)`,
    [first, second, product, token],
  );
  return first;
}

it.each(['confirm', 'end'] as const)(
  'a link takes its alerts in the order of their ids: %s',
  async (what) => {
    const { product_id } = await givenProduct(shop, { available: 0 });
    await rows('DELETE FROM product_waits');
    const first = await givenTwoAlerts(product_id, 'two-alerts');
    await other.query('SELECT FROM product_waits WHERE id = $1 FOR UPDATE', [first]);
    const pressed = press(what, 'two-alerts');
    await waits();
    await takeAlerts(product_id);
    await other.query('COMMIT');
    expect((await pressed).status).toBe(200);
  },
);

it('who tells of a product waits for accounts that are being deleted before they take any alert', async () => {
  const { product_id } = await givenProduct(shop, { available: 0 });
  const customer = aCustomer();
  const { userId, email } = customer;
  await ask(product_id, {}, shop.as(customer));
  await lookedAtAll();
  await other.query('SELECT pg_advisory_xact_lock(7206513, hashtext($1) & 63)', [userId]);
  await rows('UPDATE known_products SET available = 1 WHERE product_id = $1', [product_id]);
  await rows('INSERT INTO wait_products (product_id) VALUES ($1)', [product_id]);
  await waits();
  expect(await rows('SELECT FROM wait_products FOR UPDATE SKIP LOCKED')).toEqual([]);
  await takeAlerts(product_id);
  await other.query('DELETE FROM product_waits WHERE user_id = $1', [userId]);
  await other.query('COMMIT');
  await lookedAtAll();
  expect(await rows('SELECT FROM mails WHERE to_key = $1', [email])).toEqual([]);
});
