import { inTime } from '@mekong/service-defaults';
import { aCustomer, patient, query, waitFor, waitingStatements } from '@mekong/testing';
import pg from 'pg';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ ORDERS_PER_HOUR: '0', DATABASE_POOL: '6' });
});
afterAll(() => orders.stop());

type Customer = ReturnType<typeof aCustomer>;

/** So many paid orders, the newest first. */
async function givenPaid(customer: Customer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const product = await givenProduct(orders);
    const checkout = aCheckout(product, 2, 39.98);
    const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
    await pay(orders, body.orderId, 3_998);
    ids.unshift(body.orderId);
  }
  return ids;
}
const pageOf = async (customer: Customer, query = '') => {
  const { body } = await orders.as(customer).get(`/api/user/my-orders${query}`);
  return { ...body, orders: body.orders.map(({ id }: { id: string }) => id) };
};

describe('the paid orders', () => {
  it('come in pages, newest first, and say how many there are', async () => {
    const customer = aCustomer();
    const [newest, middle, oldest] = await givenPaid(customer, 3);
    const rest = { totalPages: 2, total: 3 };
    expect(await pageOf(customer, '?limit=2')).toEqual({ orders: [newest, middle], page: 1, ...rest });
    expect(await pageOf(customer, '?limit=2&page=2')).toEqual({ orders: [oldest], page: 2, ...rest });
    expect(await pageOf(customer, '?limit=2&page=3')).toMatchObject({ orders: [] });
  });

  it('are at most the newest 100 where nobody says how many', async () => {
    const customer = aCustomer();
    await givenPaid(customer, 1);
    await query(
      orders.databaseUrl,
      `INSERT INTO orders (id, order_number, user_id, account_email, account_name, customer_name, phone_number, shipping_address,
         subtotal_cents, shipping_cents, tax_cents, total_cents, status, pay_until, payment_status, pieces, created_at)
       SELECT 'copy' || n, 'MG-0001-' || n, user_id, account_email, account_name, customer_name, phone_number, shipping_address,
         subtotal_cents, shipping_cents, tax_cents, total_cents, status, pay_until, payment_status, pieces, created_at - n * interval '1 day'
       FROM orders, generate_series(1, 120) AS n WHERE user_id = $1`,
      [customer.userId],
    );
    const page = await pageOf(customer);
    expect(page).toMatchObject({ page: 1, totalPages: 2, total: 121 });
    expect(page.orders).toHaveLength(100);
    expect((await orders.as(customer).get('/api/user/my-orders?limit=101')).status).toBe(400);
  });
});

/** A call that gets no connection fails, instead of waiting for a lock that is released after it. */
const answered = <T>(call: Promise<T>) => inTime(patient(20_000), call);

it.each(['my-orders', 'open-orders', 'closed-orders', 'returns'])(
  'hundreds of calls for %s of one customer take turns, and leave connections to others',
  async (list) => {
    const [greedy, other] = [aCustomer(), aCustomer()];
    const rival = new pg.Client(orders.databaseUrl);
    await rival.connect();
    try {
      await rival.query('BEGIN');
      await rival.query('LOCK TABLE order_items');
      const sent = Array.from({ length: 30 }, () => orders.as(greedy).get(`/api/user/${list}`));
      const waiting = () => waitingStatements(orders.databaseUrl);
      await waitFor(async () => (await waiting()) === 3, { what: 'the first reads to wait' });
      expect((await answered(orders.as(other).get('/health/ready'))).status).toBe(200);
      expect(await waiting()).toBe(3);
      await rival.query('COMMIT');
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(30).fill(200));
    } finally {
      await rival.end();
    }
  },
);
