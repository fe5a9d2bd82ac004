import type { Identity } from '@mekong/service-defaults';
import { shopDay } from '@mekong/contracts';
import { actsOn, aCustomer, anEvent, anIdentity, query, staff } from '@mekong/testing';
import {
  aCheckout,
  aProduct,
  givenProduct,
  pay,
  placeOrder,
  startOrders,
  type OrdersUnderTest,
} from './builders.js';
import { aReturn, returnsOf } from './return-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const keo = anIdentity({ role: 'packer', name: 'Keo Packer' });

let last = 0;
const aSerial = () => `SN-${(last += 1)}${Date.now()}`;

type Given = { product?: Awaited<ReturnType<typeof givenProduct>>; pieces?: number; months?: number };

/** A paid order of a product with a warranty. */
async function givenPaid({ months = 12, pieces = 2, ...given }: Given = {}) {
  const product = given.product ?? (await givenProduct(orders, { warranty_months: months }));
  const customer = aCustomer();
  const cents = pieces * 1_999 + (pieces > 1 ? 0 : 200);
  const orderId = await placeOrder(orders, customer, aCheckout(product, pieces, cents / 100));
  await pay(orders, orderId, cents);
  const [{ id: lineId }] = (await orders.as(admin).get(`/api/admin/orders/${orderId}`)).body.order.items;
  return { orderId, product, customer, lineId: lineId as number };
}
const note = (orderId: string, lineId: number, serials: string[], who: Identity = keo) =>
  orders.as(who).put(`/api/admin/orders/${orderId}/serials`, { lines: [{ id: lineId, serials }] });
const deliver = async (orderId: string) => {
  for (const status of ['shipped', 'delivered'])
    await orders.as(admin).patch(`/api/admin/orders/${orderId}`, { status });
};
/** As if it had been delivered so many days ago. */
const age = (orderId: string, days: number) =>
  query(
    orders.databaseUrl,
    `UPDATE order_events SET at = at - $2 * interval '24 hours' WHERE order_id = $1`,
    [orderId, days],
  );
const lookUp = (serial: string) => orders.as().get(`/api/warranty/${encodeURIComponent(serial)}`);
const lineOf = async (orderId: string, who: Identity = admin) =>
  (await orders.as(who).get(`/api/admin/orders/${orderId}`)).body.order.items[0];

describe('serial numbers', () => {
  it('are noted by who packs, some or all, and shown to staff and the customer', async () => {
    const { orderId, lineId, customer } = await givenPaid({ pieces: 3 });
    const [one, three] = [aSerial(), aSerial()];
    expect((await note(orderId, lineId, [one, '', ` ${three} `])).status).toBe(200);
    expect(await lineOf(orderId)).toMatchObject({ serials: [one, '', three], warranty_months: 12 });
    const { body } = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
    expect(body.order.items).toMatchObject([{ serials: [one, '', three], warranty_months: 12 }]);
    expect(await actsOn(orders.databaseUrl, orderId)).toMatchObject([
      {
        data: {
          action: 'order.serials-noted',
          after: { serials: [expect.stringContaining(`${one}, –, ${three}`)] },
        },
      },
    ]);
    await note(orderId, lineId, [one, '', three]);
    expect(await actsOn(orders.databaseUrl, orderId)).toHaveLength(1);
    await note(orderId, lineId, [aSerial()]);
    expect((await lineOf(orderId)).serials).toHaveLength(1);
  });

  it('are refused by name where the same product has them already, also at once', async () => {
    const first = await givenPaid();
    const second = await givenPaid({ product: first.product });
    const serial = aSerial();
    const twice = await note(first.orderId, first.lineId, [serial, serial.toLowerCase().replace('-', ' ')]);
    expect([twice.status, twice.body.errors]).toMatchObject([
      400,
      [{ field: 'lines.0.serials.1', code: 'SERIAL_TWICE', params: { piece: 2, name: first.product.name } }],
    ]);
    const answers = await Promise.all([
      note(first.orderId, first.lineId, ['', serial]),
      note(second.orderId, second.lineId, ['', serial]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)!.body;
    expect(refused.errors).toMatchObject([
      { field: 'lines.0.serials.1', code: 'SERIAL_TAKEN', params: { piece: 2 } },
    ]);
    expect(refused.message).toMatch(/^Piece 2 of .* MG-/);
    const other = await givenPaid();
    expect((await note(other.orderId, other.lineId, [serial])).status).toBe(200);
  });

  it('are free again once their piece is given back', async () => {
    const first = await givenPaid({ pieces: 1 });
    const serial = aSerial();
    await note(first.orderId, first.lineId, [serial]);
    const refund = { lines: [{ id: first.lineId, quantity: 1 }], reason: 'Gone', restock: true };
    await orders
      .as(admin)
      .post(`/api/payment/${first.orderId}/refund`, refund, { 'idempotency-key': serial });
    expect((await lookUp(serial)).status).toBe(404);
    const second = await givenPaid({ product: first.product });
    expect((await note(second.orderId, second.lineId, [serial])).status).toBe(200);
  });

  it('are not for others than who packs, of orders that are paid, and not more than pieces', async () => {
    const seller = staff('seller');
    const product = await givenProduct(orders, { seller_id: seller.userId });
    const { orderId, lineId } = await givenPaid({ product });
    for (const who of [staff('support'), aCustomer()])
      expect((await note(orderId, lineId, [aSerial()], who)).status).toBe(403);
    expect((await note(orderId, lineId, [aSerial()], staff('seller'))).status).toBe(404);
    expect((await note(orderId, lineId, [aSerial()], seller)).status).toBe(200);
    expect((await note(orderId, lineId + 1_000_000, [aSerial()])).status).toBe(404);
    const many = await note(orderId, lineId, [aSerial(), aSerial(), aSerial()]);
    expect([many.status, many.body.errors]).toMatchObject([400, [{ field: 'lines.0.serials' }]]);
    const customer = aCustomer();
    const unpaid = await placeOrder(orders, customer, aCheckout(product, 2, 39.98));
    expect((await note(unpaid, lineId, [aSerial()])).body.code).toBe('WRONG_STATUS');
    await deliver(orderId);
    expect((await note(orderId, lineId, [aSerial()], seller)).status).toBe(200);
  });
});

describe('a warranty', () => {
  it('is found by its serial in any spelling, without a word of its owner', async () => {
    const { orderId, lineId, product } = await givenPaid({ months: 24, pieces: 1 });
    const serial = aSerial();
    await note(orderId, lineId, [serial]);
    await deliver(orderId);
    const { status, body } = await lookUp(` ${serial.toLowerCase().replace('-', '')} `);
    const today = shopDay();
    expect([status, body]).toEqual([
      200,
      {
        warranties: [
          {
            product: { id: product.product_id, name: product.name, image_url: product.image_url },
            bought: today.slice(0, 7),
            months: 24,
            until: expect.stringContaining(`${Number(today.slice(0, 4)) + 2}-`),
            holds: true,
          },
        ],
      },
    ]);
    await age(orderId, 3 * 365);
    expect((await lookUp(serial)).body.warranties).toMatchObject([{ holds: false }]);
    for (const unknown of ['nothing-here', '--', 'x'.repeat(200)])
      expect((await lookUp(unknown)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is found by Khmer digits, and its serial noted once in either', async () => {
    const { orderId, lineId } = await givenPaid();
    const number = aSerial().replaceAll(/\D/g, '') || '4711';
    const serial = `SN-${number}`;
    const inKhmer = serial.replaceAll(/\d/g, (digit) => '០១២៣៤៥៦៧៨៩'[Number(digit)]!);
    await note(orderId, lineId, [inKhmer]);
    expect((await note(orderId, lineId, [inKhmer, serial])).body.errors).toMatchObject([
      { code: 'SERIAL_TWICE' },
    ]);
    await deliver(orderId);
    for (const typed of [serial, inKhmer]) expect((await lookUp(typed)).status).toBe(200);
  });

  it('is frozen when it is bought, and of a product without one there is none', async () => {
    const product = await givenProduct(orders, { warranty_months: 6 });
    const { orderId, lineId } = await givenPaid({ product });
    const without = aProduct({ product_id: product.product_id, version: 2, seller_id: product.seller_id });
    await orders.others.deliver(anEvent('product.changed.v1', product.product_id, without));
    expect(await lineOf(orderId)).toMatchObject({ id: lineId, warranty_months: 6 });
    const later = await givenPaid({ product });
    expect(await lineOf(later.orderId)).toMatchObject({ warranty_months: null });
    const serial = aSerial();
    await note(later.orderId, later.lineId, [serial]);
    expect((await lookUp(serial)).body.warranties).toMatchObject([
      { months: null, until: null, holds: false },
    ]);
  });
});

describe('a claim', () => {
  const claim = (given: Awaited<ReturnType<typeof givenPaid>>, reason = 'warranty') =>
    returnsOf(orders).ask(
      given.customer,
      given.orderId,
      aReturn([{ id: given.lineId, quantity: 1 }], { reason }),
    );
  const returnableTo = async (customer: Identity) =>
    (await orders.as(customer).get('/api/user/returns')).body.returnable;

  it('is a return that is possible until the warranty ends', async () => {
    const given = await givenPaid({ months: 12 });
    expect((await claim(given)).body.code).toBe('NOT_RETURNABLE');
    await deliver(given.orderId);
    await age(given.orderId, 100);
    expect((await claim(given, 'damaged')).body).toMatchObject({ params: { reason: 'too_late' } });
    expect(await returnableTo(given.customer)).toEqual([given.orderId]);
    const { body } = await orders.as(given.customer).get(`/api/user/orders/${given.orderId}/returns`);
    expect(body.returnable.lines).toMatchObject([
      { left: 2, warranty_until: expect.any(String), claimable: true },
    ]);
    expect((await claim(given)).body.return).toMatchObject({ reason: 'warranty', state: 'requested' });
    const { returns } = (await orders.as(admin).get('/api/admin/returns?state=requested')).body;
    expect(returns[0]).toMatchObject({ order_id: given.orderId, reason: 'warranty' });
    await age(given.orderId, 300);
    expect((await claim(given)).body).toMatchObject({ status: 409, params: { reason: 'no_warranty' } });
    expect(await returnableTo(given.customer)).toEqual([]);
  });

  it('is not possible for a product without a warranty, which can be returned otherwise', async () => {
    const given = await givenPaid({ product: await givenProduct(orders) });
    await deliver(given.orderId);
    expect((await claim(given)).body).toMatchObject({
      code: 'NOT_RETURNABLE',
      params: { reason: 'no_warranty' },
    });
    expect(await returnableTo(given.customer)).toEqual([given.orderId]);
    const all = aReturn([{ id: given.lineId, quantity: 2 }]);
    expect((await returnsOf(orders).ask(given.customer, given.orderId, all)).status).toBe(201);
    expect(await returnableTo(given.customer)).toEqual([]);
  });
});
