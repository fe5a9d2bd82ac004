import { aCustomer, anEvent } from '@mekong/testing';
import type { ProductSnapshot } from '@mekong/contracts';
import { aCheckout, aPerson, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ ORDERS_PER_HOUR: '0' });
});
afterAll(() => orders.stop());

type Customer = ReturnType<typeof aCustomer>;

async function givenOrder(
  customer: Customer,
  {
    product: but = {},
    ...facts
  }: { product?: Partial<ProductSnapshot>; customer_name?: string; phone_number?: string } = {},
) {
  const product = await givenProduct(orders, but);
  const checkout = { ...aCheckout(product, 2, 39.98), ...facts };
  const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  return body.orderId as string;
}

async function givenPaid(customer: Customer, facts?: Parameters<typeof givenOrder>[1]) {
  const id = await givenOrder(customer, facts);
  await pay(orders, id, 3_998);
  return id;
}

async function found(customer: Customer, q: string, list = 'my-orders') {
  const { body } = await orders.as(customer).get(`/api/user/${list}?q=${encodeURIComponent(q)}`);
  return body.orders.map(({ id }: { id: string }) => id) as string[];
}

describe("a shopper's own orders are found by", () => {
  const customer = aCustomer();
  let wanted: string;
  let number: string;
  beforeAll(async () => {
    wanted = await givenPaid(customer, {
      product: { name: 'Ñandú O’Brien 27” Mouse', name_km: 'កណ្ដុរ ឥតខ្សែ' },
      customer_name: 'Grandmother Sópheap',
      phone_number: '097 765 4321',
    });
    await givenPaid(customer);
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    number = body.orders.find(({ id }: { id: string }) => id === wanted).order_number;
  });

  it.each([
    ['the name of a product', 'nandu'],
    ['other quotes', 'O\'BRIEN 27"'],
    ['words in another order', 'mouse nandu'],
    ['the name in Khmer, in its other spelling', 'កណ្តុរ'],
    ['who receives it', 'grandmother sopheap'],
    ['the phone in another writing', '+855 97 765 4321'],
    ['where it goes and what is in it', 'street nandu'],
  ])('%s', async (_, q) => expect(await found(customer, q)).toContain(wanted));

  it('their number, in any letter case and with a #', async () => {
    expect(await found(customer, number.toLowerCase())).toEqual([wanted]);
    expect(await found(customer, `#${number}`)).toEqual([wanted]);
  });

  it('all of the words, which are never patterns', async () => {
    expect(await found(customer, 'nandu nobody')).toEqual([]);
    expect(await found(customer, '%')).toEqual([]);
    expect(await found(customer, '_')).toEqual([]);
  });

  it('nothing at all: all are there', async () => expect(await found(customer, ' ')).toHaveLength(2));
});

it("a search finds nobody else's orders", async () => {
  await givenPaid(aCustomer(), { customer_name: 'Onlyhers' });
  expect(await found(aCustomer(), 'Onlyhers')).toEqual([]);
});

it('a search says how many it found, in pages', async () => {
  const customer = aCustomer();
  for (let n = 0; n < 3; n += 1) await givenPaid(customer, { customer_name: n ? 'Many' : 'One' });
  const { body } = await orders.as(customer).get('/api/user/my-orders?q=many&limit=1');
  expect(body).toMatchObject({ page: 1, totalPages: 2, total: 2 });
});

it('unpaid orders are found too, and all are there where nothing is looked for', async () => {
  const customer = aCustomer();
  const id = await givenOrder(customer, { customer_name: 'Keo Bopha', product: { name: 'River Mouse' } });
  const other = await givenOrder(customer, { customer_name: 'Sok Dara' });
  expect(await found(customer, 'bopha', 'open-orders')).toEqual([id]);
  expect(await found(customer, 'mouse river', 'open-orders')).toEqual([id]);
  expect(await found(customer, 'nobody', 'open-orders')).toEqual([]);
  expect(await found(customer, ' ', 'open-orders')).toEqual([other, id]);
  expect(await found(aCustomer(), 'bopha', 'open-orders')).toEqual([]);
});

it('cancelled orders are found too', async () => {
  const customer = aCustomer();
  const id = await givenOrder(customer, { customer_name: 'Keo Bopha' });
  await orders.others.deliver(
    anEvent('payment.cancelled.v1', id, {
      order_id: id,
      cancelled_at: new Date().toISOString(),
      cancelled_by: { ...aPerson(), user_id: customer.userId },
    }),
  );
  expect(await found(customer, 'bopha', 'closed-orders')).toEqual([id]);
  expect(await found(customer, 'dara', 'closed-orders')).toEqual([]);
});
