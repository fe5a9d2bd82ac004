import { actsOn, aCustomer, anEvent, anIdentity, query, staff } from '@mekong/testing';
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

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
const customer = aCustomer({ name: 'Sok Dara' });
const adminPerson = { user_id: admin.userId, email: admin.email, name: admin.name };

async function givenOrder(): Promise<string> {
  const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
  return (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body.orderId;
}

const givenPaid = (sellerId?: string) => givenPaidOrder(orders, { sellerId, customer });

const pageOf = async (orderId: string, as = admin) =>
  (await orders.as(as).get(`/api/admin/orders/${orderId}`)).body.order;
const advance = (orderId: string, body: object) =>
  orders.as(admin).patch(`/api/admin/orders/${orderId}`, body);
const refund = (orderId: string) => orders.as(admin).post(`/api/payment/${orderId}/refund`);

describe("an order's timeline", () => {
  it('has every step, with its time and who did it', async () => {
    const orderId = await givenPaid();
    await advance(orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
    await advance(orderId, { status: 'delivered' });
    const { timeline, created_at, Payment } = await pageOf(orderId);
    expect(timeline).toMatchObject([
      { type: 'placed', at: created_at, by: 'Sok Dara' },
      { type: 'paid', at: Payment.paid_at, by: 'Sok Dara' },
      { type: 'shipped', by: 'Chea Admin', courier: 'J&T', tracking_number: 'JT-1' },
      { type: 'delivered', by: 'Chea Admin', courier: null, tracking_number: null },
    ]);
  });

  it('has who refunded the order, and when', async () => {
    const orderId = await givenPaid();
    const before = Date.now();
    await refund(orderId);
    const refunded = (await pageOf(orderId)).timeline.at(-1);
    expect(refunded).toMatchObject({ type: 'refunded', by: 'Chea Admin' });
    expect(Date.parse(refunded.at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(refunded.at)).toBeLessThanOrEqual(Date.now());
  });

  it('distinguishes an expired order from a cancelled one', async () => {
    const [expired, cancelled] = [await givenOrder(), await givenOrder()];
    const at = '2026-11-21T09:00:00.000Z';
    await orders.others.deliver(
      anEvent('payment.expired.v1', expired, { order_id: expired, expired_at: at }),
    );
    await orders.others.deliver(
      anEvent('payment.cancelled.v1', cancelled, {
        order_id: cancelled,
        cancelled_at: at,
        cancelled_by: adminPerson,
      }),
    );
    expect((await pageOf(expired)).timeline.at(-1)).toMatchObject({ type: 'expired', at, by: null });
    expect((await pageOf(cancelled)).timeline.at(-1)).toMatchObject({ type: 'cancelled', by: 'Chea Admin' });
  });

  it('has a step once, however often its event arrives', async () => {
    const orderId = await givenPaid();
    await pay(orders, orderId, 3_998);
    await refund(orderId);
    await refund(orderId);
    const types = (await pageOf(orderId)).timeline.map((event: { type: string }) => event.type);
    expect(types).toEqual(['placed', 'paid', 'refunded']);
  });

  it('has no step that was refused', async () => {
    const orderId = await givenPaid();
    await advance(orderId, { status: 'delivered' });
    expect((await pageOf(orderId)).timeline).toHaveLength(2);
  });
});

describe("an order's page", () => {
  it('shows an admin the account and all lines', async () => {
    const orderId = await givenPaid();
    expect(await pageOf(orderId)).toMatchObject({
      id: orderId,
      version: 2,
      customer: { id: customer.userId, name: 'Sok Dara', email: customer.email },
      items: [{ quantity: 2 }],
      total_price: 39.98,
    });
  });

  it('shows a seller only their lines, and not whose account it is', async () => {
    const seller = staff('seller');
    const theirs = await givenProduct(orders, { seller_id: seller.userId });
    const another = await givenProduct(orders);
    const cart = [theirs, another].map(({ product_id }) => ({ id: product_id, quantity: 1 }));
    const checkout = { ...aCheckout(theirs, 1, 39.98), cart };
    const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
    const page = await pageOf(body.orderId, seller);
    expect(page).toMatchObject({ subtotal: 19.99, total_price: 19.99, customer: null });
    expect(page.items.map((item: { product: { name: string } }) => item.product.name)).toEqual([theirs.name]);
  });

  it('shows a seller which steps staff took, but not who', async () => {
    const seller = staff('seller');
    const orderId = await givenPaid(seller.userId);
    await advance(orderId, { status: 'shipped' });
    expect((await pageOf(orderId, seller)).timeline).toMatchObject([
      { type: 'placed', by: null, by_staff: false },
      { type: 'paid', by: null, by_staff: false },
      { type: 'shipped', by: null, by_staff: true },
    ]);
    expect((await pageOf(orderId)).timeline.at(-1)).toMatchObject({ by: 'Chea Admin', by_staff: true });
  });

  it('answers 404 to a seller without a line in it, and for an unknown order', async () => {
    const orderId = await givenPaid();
    const asked = (id: string, as = staff('seller')) => orders.as(as).get(`/api/admin/orders/${id}`);
    expect((await asked(orderId)).status).toBe(404);
    expect((await asked('nothing', admin)).status).toBe(404);
  });

  it('is not for customers', async () => {
    const orderId = await givenPaid();
    expect((await orders.as(customer).get(`/api/admin/orders/${orderId}`)).status).toBe(403);
  });
});

describe('an edit of an order that somebody else has changed', () => {
  it('is refused with the current order, and changes nothing', async () => {
    const orderId = await givenPaid();
    const { version } = await pageOf(orderId);
    await advance(orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1', version });
    const late = await advance(orderId, {
      status: 'shipped',
      courier: 'Grab',
      tracking_number: 'G-9',
      version,
    });
    expect(late.body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1', version: version + 1 },
      changed: ['courier', 'tracking_number'],
    });
    expect(await pageOf(orderId)).toMatchObject({ courier: 'J&T', version: version + 1 });
  });

  it('succeeds for one of two editors at the same moment', async () => {
    const orderId = await givenPaid();
    const ship = (courier: string) => advance(orderId, { status: 'shipped', courier, version: 2 });
    const statuses = (await Promise.all([ship('J&T'), ship('Grab')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

it('what staff do to an order is published for the audit log', async () => {
  const orderId = await givenPaid();
  await advance(orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
  expect(await actsOn(orders.databaseUrl, orderId)).toMatchObject([
    {
      data: {
        actor: adminPerson,
        action: 'order.shipped',
        subject: { type: 'order', id: orderId },
        before: { status: 'paid', courier: null, tracking_number: null },
        after: { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' },
      },
    },
  ]);
});

it('an order is not written when its timeline entry cannot be', async () => {
  const product = await givenProduct(orders);
  await query(
    orders.databaseUrl,
    `ALTER TABLE order_events ADD CONSTRAINT refused CHECK (by_name <> 'Refused')`,
  );
  const refused = aCustomer({ name: 'Refused' });
  const checkout = aCheckout(product, 1, 21.99);
  expect((await orders.as(refused).post('/api/checkout/Recipt-generator', checkout)).status).toBe(500);
  const rows = await query(orders.databaseUrl, 'SELECT id FROM orders WHERE user_id = $1', [refused.userId]);
  expect(rows).toEqual([]);
});
