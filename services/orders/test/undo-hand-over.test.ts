import { actsOn, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';
import { givenShippedForCash, pageOf, stepOf, stockOf, toldOf } from './cash-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const collect = { step: 'handed_over', collected: { usd_cents: 2_400, khr: 0 }, fee_cents: 150 };
const undo = (id: string, body: object = {}, who = admin) =>
  orders.as(who).post(`/api/admin/orders/${id}/cod/undo`, body);
const sql = (text: string, values: unknown[]) => query(orders.databaseUrl, text, values);
const remitted = (id: string) =>
  orders.others.deliver(
    anEvent('payment.completed.v1', id, {
      ...{ order_id: id, amount: { amount: 2_400, currency: 'USD' }, transaction_id: `${id}:USD` },
      paid_at: new Date().toISOString(),
    }),
  );
const invoicesOf = (id: string) =>
  sql('SELECT kind, total_cents AS cents FROM invoices WHERE order_id = $1 ORDER BY id', [id]);

async function givenHandedOver() {
  const order = await givenShippedForCash(orders);
  await stepOf(orders, order.id, collect);
  return order;
}

describe('a hand-over that was noted by mistake', () => {
  it('is undone: the order is on its way again, its cash to be collected, and its invoice credited', async () => {
    const { id, productId } = await givenHandedOver();
    const { handed_over_at } = (await pageOf(orders, id)).cod;
    const { status, body } = await undo(id);
    expect([status, body.order]).toMatchObject([
      200,
      {
        ...{ status: 'shipped', courier: 'J&T', Payment: { status: 'pending' } },
        cod: { handed_over_at: null, collected: null, fee_cents: null },
      },
    ]);
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect(await invoicesOf(id)).toEqual([
      { kind: 'commercial', cents: 2_400 },
      { kind: 'credit_note', cents: 2_400 },
    ]);
    expect((await toldOf(orders, id)).at(-1)).toBe('order.hand-over-undone');
    expect((await outboxOf(orders.databaseUrl, id)).at(-1)!.data).toMatchObject({
      ...{ collected_at: handed_over_at, by: admin.userId },
    });
    expect((await pageOf(orders, id)).timeline.at(-1)).toMatchObject({ type: 'hand_over_undone' });
    expect((await actsOn(orders.databaseUrl, id)).at(-1)!.data).toMatchObject({
      ...{ action: 'order.hand-over-undone', before: { status: 'delivered', dollars: 24, riel: 0 } },
      after: { status: 'shipped' },
    });
  });

  it('is noted again, with an invoice of its own, and can be refused instead', async () => {
    const { id } = await givenHandedOver();
    await undo(id);
    expect((await stepOf(orders, id, collect)).body.order.status).toBe('delivered');
    expect((await invoicesOf(id)).map(({ kind }) => kind)).toEqual([
      ...['commercial', 'credit_note', 'commercial'],
    ]);
    await undo(id);
    expect((await stepOf(orders, id, { step: 'refused', restock: true })).body.order.status).toBe(
      'cancelled',
    );
    expect((await invoicesOf(id)).map(({ kind }) => kind)).toEqual([
      ...['commercial', 'credit_note', 'commercial', 'credit_note'],
    ]);
  });

  it('is undone once, whoever presses at once, with one credit note', async () => {
    const { id } = await givenHandedOver();
    const answers = await Promise.all([undo(id), undo(id, {}, staff('admin')), undo(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await invoicesOf(id)).toHaveLength(2);
    const told = await toldOf(orders, id);
    expect(told.filter((type) => type === 'order.hand-over-undone')).toHaveLength(1);
  });

  it('stays once its cash has come in', async () => {
    const { id } = await givenHandedOver();
    await remitted(id);
    expect((await undo(id)).body).toMatchObject({
      ...{ status: 409, code: 'HAND_OVER_STANDS', params: { reason: 'remitted' } },
    });
    expect((await pageOf(orders, id)).status).toBe('delivered');
  });

  it('stays once its day is over', async () => {
    const { id } = await givenHandedOver();
    await sql(`UPDATE orders SET handed_over_at = handed_over_at - interval '1 day' WHERE id = $1`, [id]);
    expect((await undo(id)).body).toMatchObject({ code: 'HAND_OVER_STANDS', params: { reason: 'day' } });
  });

  it('stays once its buyer sends something back', async () => {
    const { id } = await givenHandedOver();
    await sql(`INSERT INTO order_returns (order_id, reason) VALUES ($1, 'damaged')`, [id]);
    expect((await undo(id)).body).toMatchObject({ code: 'HAND_OVER_STANDS', params: { reason: 'return' } });
  });

  it('is undone by admins alone, of the page that they see, and only what was handed over for cash', async () => {
    const { id } = await givenHandedOver();
    for (const role of ['support', 'packer', 'seller'] as const)
      expect((await undo(id, {}, staff(role))).status).toBe(403);
    expect((await undo(id, { version: 1 })).body.code).toBe('STALE_EDIT');
    const paid = await givenPaidOrder(orders);
    expect((await undo(paid)).body.code).toBe('NOT_CASH_ON_DELIVERY');
    const shipped = await givenShippedForCash(orders);
    expect((await undo(shipped.id)).body.code).toBe('WRONG_STATUS');
    expect((await undo('nothing')).status).toBe(404);
  });
});

it('cash that came in while its hand-over was undone has paid the order, which nobody collects for again', async () => {
  const { id } = await givenHandedOver();
  await undo(id);
  await remitted(id);
  expect(await pageOf(orders, id)).toMatchObject({ status: 'shipped', Payment: { status: 'completed' } });
  expect((await stepOf(orders, id, collect)).body.code).toBe('PAID_BY_TRANSFER');
  expect((await invoicesOf(id)).map(({ kind }) => kind)).toEqual([
    ...['commercial', 'credit_note', 'commercial'],
  ]);
});
