import { actsOn, aCustomer, anEvent, anIdentity, query, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import {
  aCheckout,
  givenPaidOrder,
  givenProduct,
  pay,
  startOrders,
  type OrdersUnderTest,
} from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const keo = anIdentity({ role: 'packer', name: 'Keo Packer' });
const rith = anIdentity({ role: 'packer', name: 'Rith Packer' });

const pack = (id: string, as: Identity, body: object = { packed: true }) =>
  orders.as(as).put(`/api/admin/orders/${id}/packing`, body);
const pageOf = async (id: string, as = admin) =>
  (await orders.as(as).get(`/api/admin/orders/${id}`)).body.order;
const packedIn = async (id: string, as = admin) =>
  (await pageOf(id, as)).items.map(({ packed }: { packed: { by: string } | null }) => packed?.by ?? null);

/** A paid order with a product of each of these sellers. */
async function givenOrderOf(...sellers: Identity[]): Promise<string> {
  const products = await Promise.all(
    sellers.map(({ userId }) => givenProduct(orders, { seller_id: userId })),
  );
  // Two pieces and more are sent free; one costs two dollars.
  const cents = products.length * 1_999 + (products.length > 1 ? 0 : 200);
  const cart = products.map(({ product_id }) => ({ id: product_id, quantity: 1 }));
  const checkout = { ...aCheckout(products[0]!, 1, cents / 100), cart };
  const { body } = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
  await pay(orders, body.orderId, cents);
  return body.orderId;
}

const called = ({ userId, email }: Identity, name: string) =>
  orders.others.deliver(
    anEvent('user.changed.v1', userId, {
      user_id: userId,
      email,
      name,
      role: 'seller',
      is_verified: true,
      is_blocked: false,
      signed_up_at: '2026-01-01T00:00:00.000Z',
    }),
  );

describe('packing', () => {
  it('is noted with a time and a name, and taken back', async () => {
    const id = await givenPaidOrder(orders);
    expect((await pack(id, keo)).status).toBe(200);
    const [line] = (await pageOf(id)).items;
    expect(line.packed).toMatchObject({ by: 'Keo Packer', at: expect.stringMatching(/^20.*Z$/) });
    await pack(id, rith, { packed: false });
    expect(await packedIn(id)).toEqual([null]);
  });

  it('of one order by two packers at once is done by one, and the other is told who and when', async () => {
    const id = await givenPaidOrder(orders);
    const answers = await Promise.all([pack(id, keo), pack(id, rith)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    const [winner] = await packedIn(id);
    expect(refused).toMatchObject({ code: 'ALREADY_PACKED', params: { name: winner } });
  });

  it('may be said again by the same person', async () => {
    const id = await givenPaidOrder(orders);
    await pack(id, keo);
    expect((await pack(id, keo)).status).toBe(200);
    expect((await actsOn(orders.databaseUrl, id)).map(({ data }) => data)).toMatchObject([
      { action: 'order.packed', after: { products: [expect.stringMatching(/^2 × Mouse/)] } },
    ]);
  });

  it('is of paid orders', async () => {
    const id = await givenPaidOrder(orders);
    await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'shipped' });
    expect((await pack(id, keo)).body).toMatchObject({
      status: 409,
      code: 'WRONG_STATUS',
      params: { reason: 'pack' },
    });
  });

  it('by a seller is of their own lines only', async () => {
    const [sokha, dara] = [staff('seller'), staff('seller')];
    const id = await givenOrderOf(sokha, dara);
    await pack(id, sokha);
    expect(await packedIn(id)).toEqual([sokha.name, null]);
    const others = (await pageOf(id)).items[1].id;
    expect((await pack(id, sokha, { packed: true, lines: [others] })).status).toBe(404);
    expect((await pack(id, staff('seller'))).status).toBe(404);
    expect((await pack(id, staff('support'))).status).toBe(403);
  });

  it('shows whose part is missing, and sellers no names but their own', async () => {
    const [sokha, dara] = [staff('seller'), staff('seller')];
    await called(sokha, 'Sokha Seller');
    const id = await givenOrderOf(sokha, dara);
    await pack(id, keo, { packed: true, lines: [(await pageOf(id)).items[0].id] });
    expect((await pageOf(id, keo)).parts).toEqual([
      { seller: 'Sokha Seller', lines: 1, packed: 1 },
      { seller: null, lines: 1, packed: 0 },
    ]);
    const own = await pageOf(id, sokha);
    expect(own).toMatchObject({ parts: [{ lines: 1, packed: 1 }], items: [{ packed: { by: null } }] });
  });

  it('leaves out what was given back', async () => {
    const [sokha, dara] = [staff('seller'), staff('seller')];
    const id = await givenOrderOf(sokha, dara);
    const refunded = (await pageOf(id)).items[0].id;
    const body = { lines: [{ id: refunded, quantity: 1 }], reason: 'Out of stock', restock: false };
    await orders.as(admin).post(`/api/payment/${id}/refund`, body, { 'idempotency-key': id });
    await pack(id, keo);
    expect(await packedIn(id)).toEqual([null, 'Keo Packer']);
    expect((await pageOf(id)).parts).toMatchObject([{ lines: 1, packed: 1 }]);
  });

  it('keeps no name of a seller whose account is deleted', async () => {
    const seller = staff('seller');
    await called(seller, 'Leaving Seller');
    const gone = { user_id: seller.userId, email: seller.email };
    await orders.others.deliver(anEvent('user.deleted.v1', seller.userId, gone));
    await called(seller, 'Leaving Seller');
    expect(await query(orders.databaseUrl, 'SELECT id FROM sellers WHERE id = $1', [seller.userId])).toEqual(
      [],
    );
  });
});

describe('who ships', () => {
  let alone: OrdersUnderTest;
  const seller = staff('seller');
  beforeAll(async () => {
    alone = await startOrders();
  });
  afterAll(() => alone.stop());

  const setting = async (as = admin) => (await alone.as(as).get('/api/admin/who-ships')).body;
  const set = async (sellers_may_ship: boolean, version?: number) =>
    alone
      .as(admin)
      .patch('/api/admin/who-ships', { sellers_may_ship, version: version ?? (await setting()).version });
  const ship = (id: string) => alone.as(seller).patch(`/api/admin/orders/${id}`, { status: 'shipped' });
  const shipMany = (id: string) =>
    alone.as(seller).post('/api/admin/orders/ship', { courier: 'VET', orders: [{ id }] });

  it('is the shop at first', async () => {
    expect(await setting(seller)).toEqual({ sellers_may_ship: false, you_ship: false, version: 0 });
    const id = await givenPaidOrder(alone, { sellerId: seller.userId });
    expect((await ship(id)).body).toMatchObject({ status: 403, params: { reason: 'shop_ships' } });
    expect((await shipMany(id)).status).toBe(403);
    expect((await alone.as(seller).get('/api/admin/couriers')).status).toBe(403);
  });

  it('is the only seller too, once an admin has said so', async () => {
    const id = await givenPaidOrder(alone, { sellerId: seller.userId });
    expect((await set(true)).body).toMatchObject({ sellers_may_ship: true });
    expect(await setting(seller)).toMatchObject({ you_ship: true });
    expect((await alone.as(seller).get('/api/admin/couriers')).status).toBe(200);
    expect((await shipMany(id)).body.results).toMatchObject([{ ok: true }]);
    const taken = await alone.as(seller).post('/api/admin/orders/take-back', { orders: [id] });
    expect(taken.body.results).toMatchObject([{ ok: true }]);
    expect((await ship(id)).body.order).toMatchObject({ status: 'shipped' });
  });

  it('is refused to whoever has seen another setting, and is for admins to set', async () => {
    await set(true);
    expect((await set(false, 0)).body).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    const body = { sellers_may_ship: true, version: 1 };
    expect((await alone.as(seller).patch('/api/admin/who-ships', body)).status).toBe(403);
  });

  it('is the shop alone again as soon as a second seller has a product', async () => {
    await set(true);
    const id = await givenPaidOrder(alone, { sellerId: seller.userId });
    await givenProduct(alone);
    expect(await setting(seller)).toMatchObject({ sellers_may_ship: true, you_ship: false });
    expect((await ship(id)).status).toBe(403);
  });
});
