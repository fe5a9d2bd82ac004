import { aCustomer, anEvent, query, staff, waitFor } from '@mekong/testing';
import { givenProduct } from './alert-events.js';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let shop: NotificationsUnderTest;
beforeAll(async () => {
  shop = await startNotifications();
});
afterAll(() => shop.stop());
// The tests share a network.
beforeEach(() => query(shop.databaseUrl, 'TRUNCATE wait_tries'));

const rows = (text: string, values: unknown[] = []) => query(shop.databaseUrl, text, values);
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await shop.api.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`)).body.messages;
const ask = (product: number, body: object, as = shop.api) =>
  as.post(`/api/products/${product}/notify-me`, body);
const tokenIn = ({ text }: { text: string }) => /wishlist\/([\w-]+)/.exec(text)![1]!;
const press = (what: 'confirm' | 'end', token: string) =>
  shop.api.post(`/api/product-alerts/${what}`, { token });
/** Until nothing is left to look at, and all mails are sent. */
const settled = () =>
  waitFor(async () => {
    const [row] = await rows(
      `SELECT (SELECT count(*) FROM wait_products)::int + (SELECT count(*) FROM mails WHERE status = 'queued')::int AS left`,
    );
    return (row as { left: number }).left === 0;
  });
const costs = (
  product: Awaited<ReturnType<typeof givenProduct>>['product'],
  amount: number,
  version: number,
) =>
  shop.others.deliver(
    anEvent('product.changed.v1', product.product_id, {
      ...product,
      version,
      price: { amount, currency: 'USD' },
    }),
  );

it('a stranger confirms the address, and gets one mail when the product is back', async () => {
  const { product_id, setStock } = await givenProduct(shop, { available: 0, name: 'Ghost Pad' });
  const { email } = aPerson();
  expect((await ask(product_id, { email })).body).toEqual({ needs_confirming: true });
  const asked = await shop.mailTo(email);
  expect(asked.subject).toBe('Shall we tell you about Ghost Pad?');
  expect(JSON.stringify(await rows('SELECT * FROM product_waits'))).not.toContain(tokenIn(asked));
  expect((await press('confirm', tokenIn(asked))).status).toBe(200);
  await setStock(3);
  await setStock(0);
  await setStock(4);
  await settled();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Ghost Pad is back in stock',
    asked.subject,
  ]);
});

it('nobody is told who has not confirmed, or by a link that is older than seven days', async () => {
  const { product_id, setStock } = await givenProduct(shop, { available: 0 });
  const { email } = aPerson();
  await ask(product_id, { email });
  const token = tokenIn(await shop.mailTo(email));
  await rows(`UPDATE product_waits SET confirm_until = now() - interval '1 second' WHERE email = $1`, [
    email,
  ]);
  expect((await press('confirm', token)).status).toBe(404);
  await setStock(5);
  await settled();
  expect(await mailsTo(email)).toHaveLength(1);
});

it('an address gets one confirming mail an hour, whose link confirms all that this network has asked for', async () => {
  const [one, other] = [
    await givenProduct(shop, { available: 0 }),
    await givenProduct(shop, { available: 0, name: 'Second Pad' }),
  ];
  const { email } = aPerson();
  await ask(one.product_id, { email });
  expect((await ask(other.product_id, { email })).body).toEqual({ needs_confirming: true });
  await settled();
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  await press('confirm', tokenIn(mails[0]!));
  await other.setStock(1);
  await settled();
  expect((await shop.mailTo(email)).subject).toBe('Second Pad is back in stock');
});

it('what another network asks for within that hour is left out, with the same answer', async () => {
  const [one, other] = [
    await givenProduct(shop, { available: 0 }),
    await givenProduct(shop, { available: 0 }),
  ];
  const { email } = aPerson();
  await ask(one.product_id, { email });
  await rows(`UPDATE product_waits SET network_hash = 'another' WHERE email = $1`, [email]);
  expect((await ask(other.product_id, { email })).body).toEqual({ needs_confirming: true });
  expect(await rows('SELECT FROM product_waits WHERE email = $1', [email])).toHaveLength(1);
});

it('a network asks twenty times an hour', async () => {
  const { product_id } = await givenProduct(shop, { available: 0 });
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await ask(product_id, { email: aPerson().email }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
});

it('an account asks with its own address, is told of a lower price once, and may wait for 50 products', async () => {
  const { product } = await givenProduct(shop);
  const customer = aCustomer();
  const mine = shop.as(customer);
  const body = { email: 'else@shop.example', price: 9.99, language: 'km' };
  expect((await ask(product.product_id, body, mine)).body).toEqual({ needs_confirming: false });
  await costs(product, 1_200, 2);
  await settled();
  expect(await mailsTo(customer.email)).toEqual([]);
  await costs(product, 899, 3);
  expect((await shop.mailTo(customer.email)).subject).toBe('ឥឡូវ Glide Pad តម្លៃ $8.99');
  await costs(product, 799, 4);
  await settled();
  expect(await mailsTo(customer.email)).toHaveLength(1);
  await rows(
    `INSERT INTO product_waits (id, product_id, kind, email, email_key, user_id, language)
     SELECT gen_random_uuid(), 90000 + n, 'stock', $1, $1, $2, 'en' FROM generate_series(1, 50) n`,
    [customer.email, customer.userId],
  );
  expect((await ask(product.product_id, { price: 5 }, mine)).status).toBe(400);
});

describe('what is so already', () => {
  it.each(['a stranger', 'an account'])(
    'is nothing to wait for: %s is told so, and gets no mail',
    async (who) => {
      const { product_id } = await givenProduct(shop, { available: 1 });
      const customer = aCustomer();
      const as = who === 'a stranger' ? shop.api : shop.as(customer);
      const { email } = customer;
      expect(await ask(product_id, { email }, as)).toMatchObject({
        status: 409,
        body: {
          ...{ code: 'NOTHING_TO_WAIT_FOR', params: { reason: 'stock' } },
          message: 'This product is in stock. You can order it now.',
        },
      });
      expect(await ask(product_id, { email, price: 10 }, as)).toMatchObject({
        status: 409,
        body: {
          ...{ code: 'NOTHING_TO_WAIT_FOR', params: { reason: 'price', price: 9.99 } },
          message: 'This product costs less already: $9.99. Ask again to wait for a lower price.',
        },
      });
      await settled();
      expect(await rows('SELECT FROM product_waits WHERE email = $1', [email])).toEqual([]);
      expect(await mailsTo(email)).toEqual([]);
    },
  );

  it('is neither the price itself nor a stock of none', async () => {
    const { product_id } = await givenProduct(shop, { available: 0 });
    const mine = shop.as(aCustomer());
    expect((await ask(product_id, { price: 9.99 }, mine)).status).toBe(200);
    expect((await ask(product_id, {}, mine)).status).toBe(200);
  });
});

it('a product that comes and goes is told of once for each time that somebody has asked', async () => {
  const { product_id, setStock } = await givenProduct(shop, { available: 0 });
  const customer = aCustomer();
  const comesAndGoes = async () => {
    await setStock(3);
    await settled();
    await setStock(0);
  };
  await ask(product_id, {}, shop.as(customer));
  await comesAndGoes();
  await comesAndGoes();
  expect(await mailsTo(customer.email)).toHaveLength(1);
  await ask(product_id, {}, shop.as(customer));
  await comesAndGoes();
  await comesAndGoes();
  expect(await mailsTo(customer.email)).toHaveLength(2);
});

describe('an account', () => {
  const answersOf = async (count: number, product: number, as = shop.api) => {
    const answers = [];
    for (let asked = 0; asked < count; asked += 1) answers.push(await ask(product, {}, as));
    return answers.map(({ status, headers }) => [status, headers.get('retry-after') !== null]);
  };
  const fine = (count: number) => Array<[number, boolean]>(count).fill([200, false]);
  const later = () => rows(`UPDATE wait_tries SET at = at - interval '2 hours'`);

  it('asks thirty times an hour, also where each alert has ended', async () => {
    const { product_id } = await givenProduct(shop, { available: 0 });
    const mine = shop.as(aCustomer());
    expect(await answersOf(15, product_id, mine)).toEqual(fine(15));
    await rows('UPDATE product_waits SET ended_at = now()');
    expect(await answersOf(16, product_id, mine)).toEqual([...fine(15), [429, true]]);
    expect((await ask(product_id, {}, shop.as(aCustomer()))).status).toBe(200);
    await later();
    expect((await ask(product_id, {}, mine)).status).toBe(200);
  });

  it('asks a hundred times a day', async () => {
    const { product_id } = await givenProduct(shop, { available: 0 });
    const mine = shop.as(aCustomer());
    for (let hour = 0; hour < 4; hour += 1) {
      expect(await answersOf(25, product_id, mine)).toEqual(fine(25));
      await later();
    }
    const { status, body } = await ask(product_id, {}, mine);
    expect({ status, reason: body.params.reason }).toEqual({ status: 429, reason: 'minutes' });
    expect(body.params.count).toBeGreaterThan(60);
  });
});

it('the link in a mail ends it without a login, again and again, and an unknown one is 404', async () => {
  const { product_id, setStock } = await givenProduct(shop, { available: 0 });
  const { email } = aPerson();
  await ask(product_id, { email });
  const token = tokenIn(await shop.mailTo(email));
  await press('confirm', token);
  expect((await press('end', token)).status).toBe(200);
  expect((await press('end', token)).status).toBe(200);
  // Nobody is promised what does not come.
  expect((await press('confirm', token)).status).toBe(404);
  expect((await press('end', 'unknown')).status).toBe(404);
  await setStock(5);
  await settled();
  expect(await mailsTo(email)).toHaveLength(1);
});

it('many who wait are mailed in batches, each once', async () => {
  const { product_id, setStock } = await givenProduct(shop, { available: 0 });
  await rows(
    `INSERT INTO product_waits (id, product_id, kind, email, email_key, language, confirmed_at)
     SELECT gen_random_uuid(), $1, 'stock', 'many' || n || '@shop.example', 'many' || n || '@shop.example', 'en', now()
     FROM generate_series(1, 350) n`,
    [product_id],
  );
  await setStock(1);
  await settled();
  const [{ sent }] = (await rows(
    `SELECT count(*)::int AS sent FROM mails WHERE "to" LIKE 'many%' AND status = 'sent'`,
  )) as [{ sent: number }];
  expect(sent).toBe(350);
});

it('alerts of a deleted account and of a deleted product are gone without a mail', async () => {
  const { product, setStock } = await givenProduct(shop, { available: 0 });
  const [gone, left] = [aCustomer(), aCustomer()];
  for (const person of [gone, left]) await ask(product.product_id, {}, shop.as(person));
  await shop.others.deliver(
    anEvent('user.deleted.v1', gone.userId, { user_id: gone.userId, email: gone.email }),
  );
  const waiting = 'SELECT email FROM product_waits WHERE product_id = $1';
  expect(await rows(waiting, [product.product_id])).toEqual([{ email: left.email }]);
  await shop.others.deliver(
    anEvent('product.deleted.v1', product.product_id, { product_id: product.product_id, version: 9 }),
  );
  expect(await rows(waiting, [product.product_id])).toEqual([]);
  expect((await ask(product.product_id, {}, shop.as(left))).status).toBe(404);
  await setStock(4);
  await settled();
  expect(await mailsTo(left.email)).toEqual([]);
});

it('the log of mails shows no link of a confirming mail, and staff cannot send it again', async () => {
  const { product_id } = await givenProduct(shop, { available: 0 });
  const { email } = aPerson();
  await ask(product_id, { email });
  const token = tokenIn(await shop.mailTo(email));
  const { body } = await shop
    .as(staff('admin'))
    .get(`/api/admin/mails?q=${encodeURIComponent(email)}&limit=5&page=1`);
  expect(body.mails[0].can_resend).toBe(false);
  expect(JSON.stringify(body)).not.toContain(token);
});
