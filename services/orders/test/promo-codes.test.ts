import { shopDay } from '@mekong/contracts';
import { actsOn, aCustomer, anEvent, gatewayKey, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';
import { changePromo, givenPromo, promoPath } from './promo-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const make = (body: object, as = admin) => orders.as(as).post(promoPath, body);
const inDays = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000));
type Product = Awaited<ReturnType<typeof givenProduct>>;
const cartOf = (...products: Product[]) => products.map(({ product_id: id }) => ({ id, quantity: 1 }));
const quote = (cart: object[], promo_code: string, who?: ReturnType<typeof aCustomer>) =>
  orders.as(who).post('/api/checkout/quote', { cart, promo_code });
const givenCheap = (cents = 1_000) => givenProduct(orders, { price: { amount: cents, currency: 'USD' } });

describe('an admin', () => {
  it('makes a code, which is stored in upper case, and the audit log keeps it', async () => {
    const { status, body } = await make({
      code: ' water-50 ',
      kind: 'amount',
      amount_cents: 500,
      note: 'Fair',
    });
    expect([status, body.promo_code]).toMatchObject([
      201,
      { code: 'WATER-50', kind: 'amount', amount_cents: 500, state: 'active', uses: 0, version: 1 },
    ]);
    const acts = await actsOn(orders.databaseUrl, String(body.promo_code.id));
    expect(acts.map(({ data }) => data)).toMatchObject([
      { action: 'promo-code.created', after: { kind: 'amount', amount: 5 } },
    ]);
  });

  it.each([
    [{ code: 'AB', kind: 'free_delivery' }, 'code'],
    [{ code: 'A_B C', kind: 'free_delivery' }, 'code'],
    [{ code: 'A'.repeat(25), kind: 'free_delivery' }, 'code'],
    [{ code: 'NO-KIND' }, 'kind'],
    [{ code: 'PERCENT-91', kind: 'percent', percent: 91 }, 'percent'],
    [{ code: 'PERCENT-0', kind: 'percent', percent: 0 }, 'percent'],
    [{ code: 'PERCENT-NONE', kind: 'percent' }, 'percent'],
    [{ code: 'AMOUNT-0', kind: 'amount', amount_cents: 0 }, 'amount_cents'],
    [{ code: 'BOTH', kind: 'amount', amount_cents: 1, percent: 5 }, 'percent'],
    [{ code: 'BACKWARDS', kind: 'free_delivery', begins_on: '2026-02-01', ends_on: '2026-01-31' }, 'ends_on'],
  ])('is told of %j which field is wrong', async (body, field) => {
    expect((await make(body)).body).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('makes no second code of the same name in another letter case', async () => {
    await givenPromo(orders, { code: 'TWICE' });
    const { body } = await make({ code: 'twice', kind: 'free_delivery' });
    expect(body).toMatchObject({ status: 409, code: 'PROMO_CODE_EXISTS', errors: [{ field: 'code' }] });
  });

  it('changes a code as it was seen, and hears how it is now otherwise', async () => {
    const { id } = await givenPromo(orders);
    expect((await changePromo(orders, id, { percent: 20, version: 1 })).body.promo_code).toMatchObject({
      ...{ percent: 20, version: 2 },
    });
    expect((await changePromo(orders, id, { percent: 30, version: 1 })).body).toMatchObject({
      ...{ status: 409, code: 'STALE_EDIT', changed: ['percent'], current: { percent: 20, version: 2 } },
    });
    const turned = { kind: 'amount', percent: null, amount_cents: 100, version: 2 };
    expect((await changePromo(orders, id, turned)).body.promo_code).toMatchObject({ kind: 'amount' });
    expect((await changePromo(orders, 999_999, { status: 'paused' })).status).toBe(404);
  });

  it('finds codes by their name or their note, by pages', async () => {
    for (const n of [1, 2, 3]) await givenPromo(orders, { code: `FOUND-${n}`, note: 'ចូលឆ្នាំ' });
    const found = async (search: string) => (await orders.as(admin).get(`${promoPath}?${search}`)).body;
    expect(await found('q=found-2')).toMatchObject({ total: 1, promo_codes: [{ code: 'FOUND-2' }] });
    expect(await found(`q=${encodeURIComponent('ចូល')}&limit=2&page=2`)).toMatchObject({
      ...{ total: 3, totalPages: 2, promo_codes: [{ code: 'FOUND-1' }] },
    });
    expect(await found('q=%25')).toMatchObject({ total: 0 });
  });
});

it('support reads the codes and changes none, and nobody else sees them', async () => {
  const support = staff('support');
  expect((await orders.as(support).get(promoPath)).status).toBe(200);
  expect((await make({ code: 'NOT-MINE', kind: 'free_delivery' }, support)).status).toBe(403);
  for (const who of [staff('seller'), staff('packer'), aCustomer()])
    expect((await orders.as(who).get(promoPath)).status).toBe(403);
});

describe('a quote with a code', () => {
  it('tells the discount beside the subtotal, which is without it, however the code is typed', async () => {
    const { code } = await givenPromo(orders);
    const cart = cartOf(await givenCheap(), await givenCheap(995));
    const spoken = `${code.slice(0, 3)} ${code.slice(3)}`;
    for (const typed of [`  ${code.toLowerCase()} `, spoken, `\u200B${code}`, code.replaceAll('-', '‑')])
      expect((await quote(cart, typed)).body).toMatchObject({
        ...{ promo_code: code, discount: 2, subtotal: 17.95, shipping: 0, total: 17.95 },
      });
  });

  it('tells no discount without one', async () => {
    const cart = cartOf(await givenCheap());
    for (const promo_code of [undefined, null, ''])
      expect((await orders.as().post('/api/checkout/quote', { cart, promo_code })).body).toMatchObject({
        ...{ promo_code: null, discount: 0, subtotal: 10, total: 12 },
      });
  });

  it('of free delivery has no shipping, and nothing missing for it', async () => {
    const { code } = await givenPromo(orders, { kind: 'free_delivery' });
    const { body } = await quote(cartOf(await givenCheap()), code);
    expect(body).toMatchObject({
      discount: 0,
      subtotal: 10,
      shipping: 0,
      total: 10,
      free_shipping: { missing: 0 },
    });
  });

  it('for certain brands takes it off their lines only', async () => {
    const brand = { id: 77, name: 'Naga' };
    const { code } = await givenPromo(orders, { percent: 50, brand_ids: [77] });
    const cart = cartOf(await givenProduct(orders, { brand }), await givenCheap());
    expect((await quote(cart, code)).body).toMatchObject({ discount: 10, subtotal: 19.99 });
  });

  const refusals: [string, object, object][] = [
    ['paused', { status: 'paused' }, {}],
    ['ended', { status: 'ended' }, {}],
    ['ended', { ends_on: inDays(-1) }, {}],
    ['not_begun', { begins_on: inDays(1) }, { day: inDays(1) }],
    ['minimum', { minimum_cents: 1_250 }, { missing: 2.5 }],
    ['fits_nothing', { product_ids: [2_000_000] }, {}],
  ];
  it.each(refusals)('is refused because it is %s (%j), at its field', async (reason, but, params) => {
    const { code } = await givenPromo(orders, but);
    const { status, body } = await quote(cartOf(await givenCheap()), code);
    expect([status, body]).toMatchObject([
      409,
      { code: 'PROMO_CODE_REFUSED', params: { reason, ...params }, errors: [{ field: 'promo_code' }] },
    ]);
  });

  it('counts on its first and its last day', async () => {
    const { code } = await givenPromo(orders, { begins_on: inDays(0), ends_on: inDays(0) });
    expect((await quote(cartOf(await givenCheap()), code)).body.discount).toBe(1);
  });

  it('that would leave nothing to pay is refused, and one that leaves the delivery is not', async () => {
    const { code } = await givenPromo(orders, { kind: 'amount', amount_cents: 9_000 });
    const one = await givenCheap();
    expect((await quote(cartOf(one), code)).body).toMatchObject({ discount: 10, subtotal: 0, total: 2 });
    const { body } = await quote(cartOf(one, await givenCheap()), code);
    expect(body).toMatchObject({ status: 409, params: { reason: 'nothing_left' } });
  });
});

it('free delivery from an amount is reckoned after the discount', async () => {
  const strict = await startOrders({ SHIPPING_POLICY: 'order-total' });
  try {
    const { code } = await givenPromo(strict);
    const product = await givenProduct(strict, { price: { amount: 5_000, currency: 'USD' } });
    const { body } = await strict
      .as()
      .post('/api/checkout/quote', { cart: cartOf(product), promo_code: code });
    expect(body).toMatchObject({
      discount: 5,
      subtotal: 45,
      shipping: 5,
      total: 50,
      free_shipping: { missing: 5 },
    });
  } finally {
    await strict.stop();
  }
});

describe('whoever guesses codes', () => {
  const from = (address: string) => ({ 'x-client-address': address, 'x-gateway-key': gatewayKey });

  it('is stopped by network, with right codes too, and those who are logged in nearby are not', async () => {
    const { code } = await givenPromo(orders);
    const cart = cartOf(await givenCheap());
    const guess = (promo_code: string, who?: ReturnType<typeof aCustomer>) =>
      orders.as(who).post('/api/checkout/quote', { cart, promo_code }, from('203.0.113.9'));
    for (let n = 0; n < 30; n += 1) expect((await guess(`GUESS-${n}`)).body.params.reason).toBe('unknown');
    const { status, headers, body } = await guess(code);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_PROMO_GUESSES']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await guess(code, aCustomer())).body.discount).toBe(1);
    expect((await orders.as().post('/api/checkout/quote', { cart }, from('203.0.113.9'))).status).toBe(200);
  });

  it('is stopped by account, at the checkout too', async () => {
    const customer = aCustomer();
    const product = await givenCheap();
    const place = (promo_code: string) =>
      orders
        .as(customer)
        .post('/api/checkout/Recipt-generator', { ...aCheckout(product, 1, 12), promo_code });
    for (let n = 0; n < 20; n += 1) expect((await place(`GUESS-${n}`)).body.params.reason).toBe('unknown');
    expect((await place('GUESS-21')).status).toBe(429);
    expect((await quote(cartOf(product), 'GUESS-22', customer)).status).toBe(429);
  });
});

it('a product that changes its brand counts for that of now', async () => {
  const { code } = await givenPromo(orders, { brand_ids: [88] });
  const product = await givenCheap();
  expect((await quote(cartOf(product), code)).body.params.reason).toBe('fits_nothing');
  const changed = { ...product, version: 2, brand: { id: 88, name: 'Apsara' } };
  await orders.others.deliver(anEvent('product.changed.v1', product.product_id, changed));
  expect((await quote(cartOf(product), code)).body.discount).toBe(1);
});

it('a product whose copy is older than brands counts for its brand once that is told, and never for an older one', async () => {
  const { code } = await givenPromo(orders, { brand_ids: [99] });
  const [old, other] = [await givenCheap(), await givenProduct(orders, { brand: { id: 98, name: 'Other' } })];
  await query(orders.databaseUrl, 'UPDATE products SET brand_id = NULL WHERE id = $1', [old.product_id]);
  const products = [other, old].map(({ product_id }) => ({ product_id, brand_id: 99 }));
  await orders.others.deliver(anEvent('product.brands-told.v1', old.product_id, { products }));
  expect((await quote(cartOf(old), code)).body.discount).toBe(1);
  expect((await quote(cartOf(other), code)).body.params.reason).toBe('fits_nothing');
});
