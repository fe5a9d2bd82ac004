import { actsOn, aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';
import { givenCashOrder, givenShippedForCash, pageOf, stepOf, stockOf, toldOf } from './cash-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const collect = (usd_cents: number, khr: number) => ({ step: 'handed_over', collected: { usd_cents, khr } });
const eventOf = async (id: string, type: string) =>
  (await outboxOf(orders.databaseUrl, id)).filter((event) => event.type === type).map(({ data }) => data);
const remitted = (id: string, at = new Date()) =>
  orders.others.deliver(
    anEvent('payment.completed.v1', id, {
      ...{ order_id: id, amount: { amount: 2_400, currency: 'USD' } },
      ...{ transaction_id: `${id}:USD`, paid_at: at.toISOString() },
    }),
  );

describe('a cash order that is handed over', () => {
  it.each([
    ['in dollars', 2_400, 0, 0],
    ['in riel', 0, 98_400, 0],
    ['in both', 2_000, 16_400, 0],
    ['with change in riel', 3_000, -24_600, 0],
    ['rounded up', 0, 98_450, 50],
    ['rounded down', 0, 98_301, -99],
  ])('%s is delivered, and its cash is noted', async (_how, usd_cents, khr, rounding_khr) => {
    const { id } = await givenShippedForCash(orders);
    const { status, body } = await stepOf(orders, id, { ...collect(usd_cents, khr), fee_cents: 150 });
    expect([status, body.order]).toMatchObject([
      200,
      {
        status: 'delivered',
        Payment: { status: 'pending', paid_at: null },
        cod: { collected: { usd_cents, khr, rounding_khr }, fee_cents: 150, remitted_at: null },
      },
    ]);
    expect(await eventOf(id, 'order.cash-collected.v1')).toMatchObject([
      {
        ...{ courier: 'J&T', usd_cents, khr, rounding_khr, riel_rate: 4_100, fee_cents: 150 },
        ...{ total: { amount: 2_400, currency: 'USD' }, by: expect.any(String) },
      },
    ]);
    expect(await toldOf(orders, id)).toEqual([
      ...['order.placed', 'order.shipped', 'order.delivered', 'order.cash-collected'],
    ]);
  });

  it.each([
    [2_300, 0, -4_100],
    [0, 98_500, 100],
    [2_400, -100, -100],
    [0, 0, -98_400],
  ])(
    'for %s cents and %s riel is refused, saying how far off that is',
    async (usd_cents, khr, difference_khr) => {
      const { id } = await givenShippedForCash(orders);
      const { body } = await stepOf(orders, id, collect(usd_cents, khr));
      expect(body).toMatchObject({
        ...{ status: 409, code: 'CASH_DOES_NOT_ADD_UP' },
        params: { asked_cents: 2_400, asked_khr: 98_400, difference_khr },
      });
      expect((await pageOf(orders, id)).status).toBe('shipped');
    },
  );

  it.each(['handed_over', 'refused'])('is not %s with a fee that no courier takes', async (step) => {
    const { id } = await givenShippedForCash(orders);
    const noted = { ...collect(2_400, 0), restock: true, step };
    const { body } = await stepOf(orders, id, { ...noted, fee_cents: 2_401 });
    expect(body).toMatchObject({ status: 409, code: 'COURIER_FEE_TOO_HIGH', params: { most: 2_400 } });
    expect((await pageOf(orders, id)).status).toBe('shipped');
    expect((await stepOf(orders, id, { ...noted, fee_cents: 2_400 })).status).toBe(200);
  });

  it('is not handed over for nothing, however little it costs', async () => {
    const { id } = await givenShippedForCash(orders);
    await query(orders.databaseUrl, 'UPDATE orders SET total_cents = 2 WHERE id = $1', [id]);
    expect((await stepOf(orders, id, collect(0, 0))).body.code).toBe('CASH_DOES_NOT_ADD_UP');
    expect((await stepOf(orders, id, collect(0, 100))).status).toBe(200);
  });

  it('is handed over once, whoever notes it at once', async () => {
    const { id } = await givenShippedForCash(orders);
    const answers = await Promise.all([
      stepOf(orders, id, collect(2_400, 0)),
      stepOf(orders, id, { step: 'refused', restock: true }, staff('support')),
      stepOf(orders, id, collect(0, 98_400), staff('admin')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const told = await toldOf(orders, id);
    const ends = ['order.cash-collected', 'order.cancelled'];
    expect(told.filter((type) => ends.includes(type))).toHaveLength(1);
  });

  it('only while it is on its way', async () => {
    const { id } = await givenCashOrder(orders);
    expect((await stepOf(orders, id, collect(2_400, 0))).body).toMatchObject({
      ...{ status: 409, code: 'WRONG_STATUS', params: { reason: 'hand_over', status: 'pending' } },
    });
    const { id: back } = await givenShippedForCash(orders);
    await orders.as(admin).post(`/api/admin/orders/${back}/came-back`, { reason: 'Nobody', restock: false });
    expect((await stepOf(orders, back, collect(2_400, 0))).body.code).toBe('CAME_BACK');
  });

  it('is not delivered without its cash, alone or among others', async () => {
    const { id } = await givenShippedForCash(orders);
    const alone = await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'delivered' });
    expect(alone.body.code).toBe('NOTE_CASH_FIRST');
    const { results } = (await orders.as(admin).post('/api/admin/orders/deliver', { ids: [id] })).body;
    expect(results).toMatchObject([{ ok: false, faults: [{ code: 'NOTE_CASH_FIRST' }] }]);
  });

  it('has its invoice of that day at once, and no second one when the cash comes in', async () => {
    const { id } = await givenShippedForCash(orders);
    const invoiceOf = () => orders.as(admin).get(`/api/orders/${id}/invoice`);
    expect((await invoiceOf()).body.code).toBe('PAYMENT_PENDING');
    await stepOf(orders, id, collect(2_400, 0));
    const { body } = await invoiceOf();
    const numbers = 'SELECT number FROM invoices WHERE order_id = $1';
    await remitted(id, new Date(Date.now() + 3 * 86_400_000));
    expect(await query(orders.databaseUrl, numbers, [id])).toEqual([{ number: body.number }]);
    expect((await invoiceOf()).body).toEqual(body);
  });

  it('keeps its buyer in the invoice when their account is gone', async () => {
    const customer = aCustomer();
    const { id } = await givenShippedForCash(orders, customer);
    await orders.others.deliver(
      anEvent('user.deleted.v1', customer.userId, { user_id: customer.userId, email: customer.email }),
    );
    await stepOf(orders, id, collect(2_400, 0));
    const [invoice] = await query(
      orders.databaseUrl,
      `SELECT buyer->>'name' AS name FROM invoices WHERE order_id = $1`,
      [id],
    );
    expect([invoice!.name, (await pageOf(orders, id)).customer_name]).toEqual([
      'Sok Dara',
      'A former customer',
    ]);
  });

  it('goes into the audit log with its cash', async () => {
    const { id } = await givenShippedForCash(orders);
    await stepOf(orders, id, collect(3_000, -24_600));
    expect((await actsOn(orders.databaseUrl, id)).at(-1)?.data).toMatchObject({
      ...{ action: 'order.cash-collected', before: { status: 'shipped' } },
      after: { status: 'delivered', dollars: 30, riel: -24_600 },
    });
  });
});

describe('the cash that has come in', () => {
  it('completes the payment of the order, which stays delivered, once', async () => {
    const customer = aCustomer();
    const { id, productId } = await givenShippedForCash(orders, customer);
    await stepOf(orders, id, collect(2_400, 0));
    await remitted(id);
    await remitted(id);
    expect(await pageOf(orders, id)).toMatchObject({
      ...{ status: 'delivered', Payment: { status: 'completed', transaction_id: `${id}:USD` } },
      cod: { remitted_at: expect.any(String) },
    });
    expect(await eventOf(id, 'order.paid.v1')).toMatchObject([{ method: 'cod', total: { amount: 2_400 } }]);
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect((await orders.as(customer).get('/api/user/open-orders')).body.orders).toEqual([]);
    const [mine] = (await orders.as(customer).get('/api/user/my-orders')).body.orders;
    expect(mine).toMatchObject({ id, status: 'delivered' });
  });

  it('keeps the order in the open ones until then', async () => {
    const { id, customer } = await givenShippedForCash(orders);
    const open = async () => (await orders.as(customer).get('/api/user/open-orders')).body.orders;
    expect(await open()).toMatchObject([{ id, status: 'shipped', pay_until: null }]);
    await stepOf(orders, id, collect(2_400, 0));
    expect(await open()).toMatchObject([
      { id, status: 'delivered', cod: { handed_over_at: expect.any(String) } },
    ]);
  });

  it('is what can be given back, and not before', async () => {
    const { id } = await givenShippedForCash(orders);
    const refund = () =>
      orders
        .as(admin)
        .post(
          `/api/payment/${id}/refund`,
          { amount_cents: 500, reason: 'A scratch' },
          { 'idempotency-key': `refund-${id}` },
        );
    const refused = { status: 409, code: 'PAYMENT_PENDING', params: { reason: 'with_courier' } };
    expect((await refund()).body).toMatchObject(refused);
    await stepOf(orders, id, collect(2_400, 0));
    expect((await refund()).body).toMatchObject(refused);
    await remitted(id);
    expect((await refund()).status).toBe(200);
    expect(await eventOf(id, 'order.partly-refunded.v1')).toMatchObject([{ amount: { amount: 500 } }]);
  });
});

describe('a cash order that is refused at the door', () => {
  it.each([
    [true, 10],
    [false, 8],
  ])('is cancelled; its pieces on sale again: %s', async (restock, available) => {
    const { id, productId, customer } = await givenShippedForCash(orders);
    const { body } = await stepOf(orders, id, { step: 'refused', restock, fee_cents: 150 });
    expect(body.order).toMatchObject({
      ...{ status: 'cancelled', Payment: { status: 'cancelled' } },
      cod: { refused_at: expect.any(String), fee_cents: 150, collected: null },
    });
    expect(await stockOf(orders, productId)).toEqual({ available, held: 0 });
    expect(await eventOf(id, 'order.cancelled.v1')).toMatchObject([
      { reason: 'refused', by: expect.any(String) },
    ]);
    expect(await eventOf(id, 'order.cash-refused.v1')).toMatchObject([{ courier: 'J&T', fee_cents: 150 }]);
    const closed = (await orders.as(customer).get('/api/user/closed-orders')).body.orders;
    expect(closed).toMatchObject([{ id, cod: { refused_at: expect.any(String) } }]);
  });

  it('without a fee tells payments of none', async () => {
    const { id } = await givenShippedForCash(orders);
    await stepOf(orders, id, { step: 'refused' });
    expect(await toldOf(orders, id)).toEqual(['order.placed', 'order.shipped', 'order.cancelled']);
  });

  it('is not counted to the stock twice when it came back before', async () => {
    const { id, productId } = await givenShippedForCash(orders);
    await orders.as(admin).post(`/api/admin/orders/${id}/came-back`, { reason: 'Nobody', restock: true });
    await stepOf(orders, id, { step: 'refused', restock: true });
    expect(await stockOf(orders, productId)).toEqual({ available: 10, held: 0 });
  });

  it('is refused once', async () => {
    const { id, productId } = await givenShippedForCash(orders);
    const refuse = (who = admin) => stepOf(orders, id, { step: 'refused', restock: true }, who);
    const answers = await Promise.all([refuse(), refuse(staff('support'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(orders, productId)).toEqual({ available: 10, held: 0 });
  });

  it('twice by one shopper ends cash on delivery for them', async () => {
    const customer = aCustomer();
    for (const order of [
      await givenShippedForCash(orders, customer),
      await givenShippedForCash(orders, customer),
    ])
      await stepOf(orders, order.id, { step: 'refused', restock: true });
    const { id } = await givenCashOrder(orders, customer);
    expect(id).toBeUndefined();
  });

  it('only where it is paid at the door', async () => {
    const id = await givenPaidOrder(orders);
    expect((await stepOf(orders, id, { step: 'refused' })).body.code).toBe('NOT_CASH_ON_DELIVERY');
  });
});
