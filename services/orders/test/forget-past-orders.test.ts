import { aCustomer, anEvent, query, staff } from '@mekong/testing';
import { startOrders, type OrdersUnderTest } from './builders.js';
import { aForm, anOrder, shopifyCustomers, shopifyFile } from './past-order-files.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const bring = async (file: string) =>
  (await orders.as(staff('admin')).post('/api/admin/past-orders', aForm(file))).body.brought;

/** Everything that the database has of orders and customers of before, as text. */
async function everything(): Promise<string> {
  const rows = await query(
    orders.databaseUrl,
    `SELECT to_jsonb(o) AS row FROM past_orders o UNION ALL SELECT to_jsonb(c) FROM past_customers c`,
  );
  return JSON.stringify(rows);
}

let serial = 0;
async function givenPast() {
  const customer = aCustomer();
  const number = `#F${(serial += 1)}`;
  const file = shopifyFile(anOrder({ Name: number, Email: customer.email, Notes: 'Haggles' }));
  const customers = shopifyCustomers(customer.email);
  await bring(file);
  await bring(customers);
  return { customer, number, file, customers };
}

const deleted = ({ userId, email }: { userId: string; email: string }, is_verified?: boolean) =>
  orders.others.deliver(anEvent('user.deleted.v1', userId, { user_id: userId, email, is_verified }));

describe('when an account is deleted', () => {
  it('orders of before with its verified email are nobodys, and what was bought stays', async () => {
    const { customer, number } = await givenPast();
    const other = await givenPast();
    await deleted(customer, true);
    const left = await everything();
    expect(left).not.toContain(customer.email);
    expect(left).toContain(other.customer.email);
    const { body } = await orders
      .as(staff('admin'))
      .get(`/api/admin/past-orders?q=${encodeURIComponent(number)}`);
    expect(body.orders).toMatchObject([
      {
        ...{ name: 'A former customer', email: '', phone: '', address: '', note: '', total: 49.9 },
        items: [{ name: 'Mouse' }],
      },
    ]);
  });

  it('the same files do not bring its data back', async () => {
    const { customer, file, customers } = await givenPast();
    await deleted(customer, true);
    for (const one of [file, customers])
      expect(await bring(one)).toMatchObject({ new: 0, known: 1, changed: 0 });
    expect(await everything()).not.toContain(customer.email);
  });

  it('nothing is deleted by an email that was never verified', async () => {
    const { customer } = await givenPast();
    await deleted(customer, false);
    expect(await everything()).toContain(customer.email);
  });
});

it('a copy of the data of whom they are about has the orders and the customer of before', async () => {
  const { customer, number } = await givenPast();
  await givenPast();
  const path = `/api/admin/past-orders/export?email=${encodeURIComponent(customer.email)}`;
  const { body } = await orders.as(staff('admin')).get(path);
  expect(body).toMatchObject({
    past_orders: [{ number, note: 'Haggles' }],
    past_orders_total: 1,
    past_customers: [{ email: customer.email, orders: 12 }],
  });
  expect((await orders.as(staff('support')).get(path)).status).toBe(403);
});
