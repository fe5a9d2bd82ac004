import {
  actsOn,
  anEvent,
  aCustomer,
  anIdentity,
  outboxOf,
  query,
  sentAgain,
  staff,
  waitFor,
} from '@mekong/testing';
import { aCheckout, givenPaidOrder, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
const other = anIdentity({ role: 'admin', name: 'Keo Packer' });
const customer = aCustomer();

interface Result {
  id: string;
  ok: boolean;
  error: string | null;
  faults: { code: string; params: Record<string, unknown> }[];
}

type Line = Record<'id' | 'quantity', number>;

const paid = () => givenPaidOrder(orders, { customer });
const paidOrders = (count: number) => Promise.all(Array.from({ length: count }, paid));
const send = (body: object, as = admin) => orders.as(as).post('/api/admin/orders/ship', body);
const ship = async (ids: string[], as = admin, number = 'N'): Promise<Result[]> => {
  const parcels = ids.map((id, place) => ({ id, tracking_number: `${number}-${place}` }));
  return (await send({ courier: 'J&T', orders: parcels }, as)).body.results;
};
const takeBack = async (ids: string[], as = admin): Promise<Result[]> =>
  (await orders.as(as).post('/api/admin/orders/take-back', { orders: ids })).body.results;
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const shipmentsTold = async (id: string) =>
  (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type === 'order.shipped.v1');
/** Ends the ten seconds in which these can be taken back. */
const endOfHold = (ids: string[]) =>
  query(orders.databaseUrl, 'UPDATE orders SET announce_at = now() WHERE id = ANY($1)', [ids]);
const untilTold = (id: string) =>
  waitFor(async () => (await shipmentsTold(id)).length > 0, { what: 'the announcement' });

describe('shipping many orders', () => {
  it('ships and takes back each once when the call is sent again with its key', async () => {
    const id = await paid();
    const parcels = { courier: 'J&T', orders: [{ id, tracking_number: 'N-0' }] };
    const send = (action: string, body: object) => (key: object) =>
      orders.as(admin).post(`/api/admin/orders/${action}`, body, { ...key });
    expect((await sentAgain(send('ship', parcels))).body.results).toMatchObject([{ id, ok: true }]);
    expect((await sentAgain(send('take-back', { orders: [id] }))).body.results).toMatchObject([{ ok: true }]);
    const actions = (await actsOn(orders.databaseUrl, id)).map(({ data }) => data.action);
    expect(actions).toEqual(['order.shipped', 'order.taken-back']);
  });

  it('ships each with its own number and tells the result of each', async () => {
    const ids = await paidOrders(3);
    expect(await ship(ids)).toMatchObject(ids.map((id) => ({ id, ok: true, error: null, faults: [] })));
    const order = await pageOf(ids[1]!);
    expect(order).toMatchObject({ status: 'shipped', courier: 'J&T', tracking_number: 'N-1' });
    expect(order.timeline.at(-1)).toMatchObject({
      type: 'shipped',
      by: 'Chea Admin',
      tracking_number: 'N-1',
    });
  });

  it('is found by its tracking number at once', async () => {
    const [id] = await paidOrders(1);
    await send({ courier: 'J&T', orders: [{ id, tracking_number: 'JT-FOUND-1' }] });
    const { body } = await orders.as(admin).get('/api/payment/admin-orders?q=jt-found-1');
    expect(body.orders).toMatchObject([{ id }]);
  });

  it('is in the audit log, an entry for each order', async () => {
    const [id] = await paidOrders(1);
    await ship([id!]);
    expect((await actsOn(orders.databaseUrl, id!)).map(({ data }) => data)).toMatchObject([
      { action: 'order.shipped', before: { status: 'paid' }, after: { status: 'shipped', courier: 'J&T' } },
    ]);
  });

  it('ships the others when one is refused, and says why', async () => {
    const product = await givenProduct(orders);
    const { body } = await orders
      .as(customer)
      .post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98));
    const good = await paid();
    expect(await ship([body.orderId, 'nothing', good])).toMatchObject([
      { ok: false, faults: [{ code: 'WRONG_STATUS', params: { reason: 'ship', status: 'pending' } }] },
      { ok: false, error: 'Order not found' },
      { ok: true },
    ]);
    expect((await pageOf(good)).status).toBe('shipped');
  });

  it('needs no tracking number', async () => {
    const id = await paid();
    await send({ courier: 'Own delivery', orders: [{ id, tracking_number: ' ' }] });
    expect(await pageOf(id)).toMatchObject({ courier: 'Own delivery', tracking_number: null });
  });

  it('refuses an order that has changed since it was read', async () => {
    const id = await paid();
    await ship([id]);
    await takeBack([id]);
    const { body } = await send({ courier: 'J&T', orders: [{ id, version: 2 }] });
    expect(body.results).toMatchObject([{ ok: false, faults: [{ code: 'STALE_EDIT' }] }]);
  });

  it('by two packers at the same moment ships each order once, and tells one who did', async () => {
    const ids = await paidOrders(4);
    const [mine, theirs] = await Promise.all([ship(ids, admin, 'A'), ship([...ids].reverse(), other, 'B')]);
    const refused = [...mine, ...theirs].filter(({ ok }) => !ok);
    expect(refused).toHaveLength(4);
    for (const { error, faults } of refused) {
      expect(error).toMatch(/^(Chea Admin|Keo Packer) has shipped this order already, /);
      expect(faults).toMatchObject([{ code: 'ALREADY_SHIPPED', params: { reason: 'by' } }]);
    }
    const { timeline } = await pageOf(ids[0]!);
    expect(timeline.filter(({ type }: { type: string }) => type === 'shipped')).toHaveLength(1);
  });

  it('repeated by the same person is harmless', async () => {
    const ids = await paidOrders(2);
    await ship(ids);
    const before = await pageOf(ids[0]!);
    expect(await ship(ids)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await pageOf(ids[0]!)).toEqual(before);
    expect(await actsOn(orders.databaseUrl, ids[0]!)).toHaveLength(1);
  });

  it.each([
    [{ courier: ' ', orders: [{ id: 'one' }] }, 'courier'],
    [{ courier: 'J&T', orders: [] }, 'orders'],
    [{ courier: 'J&T', orders: [{ id: 'one' }, { id: 'one' }] }, 'orders'],
    [{ courier: 'J&T', orders: Array.from({ length: 101 }, (_, id) => ({ id: `${id}` })) }, 'orders'],
    [
      { courier: 'J&T', orders: [{ id: 'one', tracking_number: 'x'.repeat(101) }] },
      'orders.0.tracking_number',
    ],
  ])('refuses %j, naming the field', async (body, field) => {
    expect((await send(body)).body).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('what was shipped just now', () => {
  it('is told to nobody while it can be taken back, and once after that', async () => {
    const [first, second] = await paidOrders(2);
    await ship([first!, second!]);
    await endOfHold([first!]);
    await untilTold(first!);
    expect((await shipmentsTold(first!)).map(({ data }) => data)).toMatchObject([
      { courier: 'J&T', tracking_number: 'N-0', customer: { email: customer.email } },
    ]);
    expect(await shipmentsTold(second!)).toEqual([]);
  });

  it('is paid again when it is taken back, and never told', async () => {
    const [first, second] = await paidOrders(2);
    await ship([first!, second!]);
    expect(await takeBack([first!])).toMatchObject([{ ok: true, error: null }]);
    expect(await pageOf(first!)).toMatchObject({ status: 'paid', courier: null, tracking_number: null });
    await endOfHold([second!]);
    await untilTold(second!);
    expect(await shipmentsTold(first!)).toEqual([]);
    expect((await actsOn(orders.databaseUrl, first!)).at(-1)!.data).toMatchObject({
      action: 'order.taken-back',
      after: { status: 'paid' },
    });
  });

  it('can be shipped again after it was taken back, of which the customer hears once', async () => {
    const id = await paid();
    await ship([id], admin, 'WRONG');
    await takeBack([id]);
    await ship([id], admin, 'RIGHT');
    const types = (await pageOf(id)).timeline.map(({ type }: { type: string }) => type);
    expect(types).toEqual(['placed', 'paid', 'shipped', 'taken_back', 'shipped']);
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    const receipt = body.orders.find((order: { id: string }) => order.id === id);
    expect(receipt.timeline).toMatchObject([
      { type: 'placed' },
      { type: 'paid' },
      { type: 'shipped', tracking_number: 'RIGHT-0' },
    ]);
  });

  it('cannot be taken back once it is told, and twice is harmless before', async () => {
    const [early, late] = await paidOrders(2);
    await ship([early!, late!]);
    await endOfHold([late!]);
    await untilTold(late!);
    await takeBack([early!]);
    expect(await takeBack([early!, late!, 'nothing'])).toMatchObject([
      { ok: true },
      { ok: false, faults: [{ code: 'TOO_LATE_TO_TAKE_BACK' }] },
      { ok: false, faults: [{ code: 'NOT_FOUND' }] },
    ]);
    expect((await pageOf(late!)).status).toBe('shipped');
  });

  it.each([
    ['delivered', { status: 'delivered' }, 'order.delivered.v1'],
    ['corrected', { tracking_number: 'N-9' }, 'order.shipment-corrected.v1'],
  ])('is told before it is %s', async (_, change, type) => {
    const id = await paid();
    await ship([id]);
    await orders.as(admin).patch(`/api/admin/orders/${id}`, change);
    const told = (await outboxOf(orders.databaseUrl, id)).map((event) => event.type);
    expect(told.slice(-2)).toEqual(['order.shipped.v1', type]);
    expect((await shipmentsTold(id))[0]!.data).toMatchObject({ tracking_number: 'N-0' });
    expect(await takeBack([id])).toMatchObject([{ ok: false }]);
  });

  it('is told before it is refunded whole, and stays refunded', async () => {
    const id = await paid();
    await ship([id]);
    const lines = (await pageOf(id)).items.map(({ id: line, quantity }: Line) => ({ id: line, quantity }));
    const refund = { lines, reason: 'Never arrived', restock: false };
    await orders.as(admin).post(`/api/payment/${id}/refund`, refund, { 'idempotency-key': 'whole' });
    const told = (await outboxOf(orders.databaseUrl, id)).map((event) => event.type);
    expect(told.slice(-2)).toEqual(['order.shipped.v1', 'order.refunded.v1']);
    expect(await takeBack([id])).toMatchObject([{ ok: false }]);
    expect((await pageOf(id)).status).toBe('refunded');
  });

  it('is still told when the account was deleted meanwhile', async () => {
    const gone = aCustomer();
    const id = await givenPaidOrder(orders, { customer: gone });
    await ship([id]);
    const person = { user_id: gone.userId, email: gone.email, name: gone.name };
    await orders.others.deliver(anEvent('user.deleted.v1', gone.userId, person));
    await endOfHold([id]);
    await untilTold(id);
    expect((await pageOf(id)).status).toBe('shipped');
  });
});

describe('the counts of orders', () => {
  const countsFor = async (as = admin) => (await orders.as(as).get('/api/admin/orders/counts')).body;

  it('counts each status for an admin', async () => {
    const before = await countsFor();
    const [id] = await paidOrders(2);
    await ship([id!]);
    expect(await countsFor()).toEqual({
      ...before,
      paid: before.paid + 1,
      shipped: before.shipped + 1,
      all: before.all + 2,
    });
  });

  it('counts for a seller only the orders with their products', async () => {
    const seller = staff('seller');
    await givenPaidOrder(orders, { sellerId: seller.userId });
    await paid();
    expect(await countsFor(seller)).toEqual({
      pending: 0,
      to_call: 0,
      paid: 1,
      shipped: 0,
      delivered: 0,
      all: 1,
      most: 1_000,
    });
  });
});
