import { anEvent, outboxOf, query, staff } from '@mekong/testing';
import { startOrders, type OrdersUnderTest } from './builders.js';
import { givenCashOrder, givenShippedForCash, pageOf, stepOf, stockOf, toldOf } from './cash-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const patch = (id: string, body: object) => orders.as(admin).patch(`/api/admin/orders/${id}`, body);
const collect = { step: 'handed_over', collected: { usd_cents: 2_400, khr: 0 } };
/** Staff have attached a transfer of 98,400 riel to it. */
const paidByTransfer = (id: string) =>
  orders.others.deliver(
    anEvent('payment.completed.v1', id, {
      ...{ order_id: id, amount: { amount: 2_400, currency: 'USD' }, transaction_id: `FT-${id}` },
      ...{ paid_at: '2026-11-21T08:00:00.000Z', by_transfer: { usd_cents: 0, khr: 98_400 } },
    }),
  );
const invoices = async (id: string) =>
  (await query(orders.databaseUrl, 'SELECT FROM invoices WHERE order_id = $1', [id])).length;
const paidEvents = async (id: string) =>
  (await outboxOf(orders.databaseUrl, id))
    .filter(({ type }) => type === 'order.paid.v1')
    .map(({ data }) => data);

describe('a cash order that a transfer has paid before it is shipped', () => {
  it('is paid as any other: its stock is sold, it has its invoice, and nobody calls or collects', async () => {
    const { id, productId, customer } = await givenCashOrder(orders);
    await paidByTransfer(id);
    await paidByTransfer(id);
    const page = await pageOf(orders, id);
    expect(page).toMatchObject({ status: 'paid', cod: null, Payment: { status: 'completed' } });
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect(await invoices(id)).toBe(1);
    expect(await paidEvents(id)).toMatchObject([
      { method: 'cod', by_transfer: true, received: { usd_cents: 0, khr: 98_400 } },
    ]);
    expect((await stepOf(orders, id, { step: 'confirmed' })).body.code).toBe('WRONG_STATUS');
    const open = (await orders.as(customer).get('/api/user/open-orders')).body.orders;
    expect(open).toEqual([]);
  });

  it('is shipped and delivered without cash, and its stock is sold once', async () => {
    const { id, productId } = await givenCashOrder(orders);
    await paidByTransfer(id);
    expect((await patch(id, { status: 'shipped', courier: 'J&T' })).status).toBe(200);
    const shipped = (await outboxOf(orders.databaseUrl, id)).find(({ type }) => type === 'order.shipped.v1');
    expect((shipped!.data as { cash?: unknown }).cash).toBeUndefined();
    expect((await stepOf(orders, id, collect)).body).toMatchObject({ status: 409, code: 'PAID_BY_TRANSFER' });
    expect((await patch(id, { status: 'delivered' })).body.order.status).toBe('delivered');
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect(await invoices(id)).toBe(1);
    expect(await toldOf(orders, id)).not.toContain('order.cash-collected');
  });
});

describe('a cash order that a transfer has paid on its way', () => {
  it('is still on its way, and never collected at the door', async () => {
    const { id, productId } = await givenShippedForCash(orders);
    await paidByTransfer(id);
    expect(await pageOf(orders, id)).toMatchObject({
      ...{ status: 'shipped', cod: null, Payment: { status: 'completed' } },
    });
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect(await invoices(id)).toBe(1);
    for (const step of [collect, { step: 'refused', restock: true }])
      expect((await stepOf(orders, id, step)).body.code).toBe('PAID_BY_TRANSFER');
    expect((await patch(id, { status: 'delivered' })).body.order.status).toBe('delivered');
    expect(await invoices(id)).toBe(1);
  });

  it('comes back and is sent again as one that is paid, without holding its stock once more', async () => {
    const { id, productId } = await givenShippedForCash(orders);
    await paidByTransfer(id);
    const post = (path: string, body: object) =>
      orders.as(admin).post(`/api/admin/orders/${id}/${path}`, body);
    await post('came-back', { reason: 'Nobody there', restock: false });
    expect((await post('send-again', {})).body.order.status).toBe('paid');
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect((await patch(id, { status: 'shipped', courier: 'J&T' })).status).toBe(200);
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
  });

  it('in the second in which it is refused stays refused', async () => {
    const { id, productId } = await givenShippedForCash(orders);
    await stepOf(orders, id, { step: 'refused', restock: true });
    await paidByTransfer(id);
    expect(await pageOf(orders, id)).toMatchObject({ status: 'cancelled', Payment: { status: 'cancelled' } });
    expect(await stockOf(orders, productId)).toEqual({ available: 10, held: 0 });
    expect([await invoices(id), await paidEvents(id)]).toEqual([0, []]);
  });

  it('in the second in which its cash is noted is handed over, whichever comes first', async () => {
    const { id } = await givenShippedForCash(orders);
    const [noted] = await Promise.all([stepOf(orders, id, collect), paidByTransfer(id)]);
    const page = await pageOf(orders, id);
    expect(page.status).toBe(noted.status === 200 ? 'delivered' : 'shipped');
    expect([page.Payment.status, await invoices(id)]).toEqual(['completed', 1]);
    expect((await stepOf(orders, id, collect)).status).toBe(409);
  });
});
