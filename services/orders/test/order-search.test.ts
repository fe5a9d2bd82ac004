import { randomUUID } from 'node:crypto';
import { aCustomer, query, staff } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { SearchByPlace1766600000000 } from '../src/migrations/1766600000000-search-by-place.js';
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
  orders = await startOrders({ PAYMENT_METHODS: 'demo,khqr', KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');

/** An order of one piece, unpaid. */
async function givenOrder(
  but: object = {},
  product?: Parameters<typeof givenProduct>[1],
  customer = aCustomer(),
) {
  const sold = await givenProduct(orders, product);
  const checkout = { ...aCheckout(sold, 1, 21.99), ...but };
  const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  return body.orderId as string;
}

async function found(search: Record<string, string>, as = admin): Promise<string[]> {
  const { body } = await orders
    .as(as)
    .get(`/api/payment/admin-orders?${new URLSearchParams(search).toString()}`);
  return body.orders.map((order: { id: string }) => order.id);
}

it('orders are found by how they are paid, and in which money', async () => {
  const how = { customer_name: 'By Method', payment_method: 'khqr' };
  const dollars = await givenOrder(how);
  const riel = await givenOrder({ ...how, currency: 'KHR' });
  const demo = await givenOrder({ ...how, payment_method: 'demo' });
  const q = 'by method';
  expect(await found({ q, method: 'demo' })).toEqual([demo]);
  expect(await found({ q, method: 'khqr', sort: 'oldest' })).toEqual([dollars, riel]);
  expect(await found({ q, method: 'khqr', currency: 'KHR' })).toEqual([riel]);
});

describe('a search for orders', () => {
  it('finds province, district and a tracking number without its hyphens, also of orders of before', async () => {
    const [province, district] = ['Kampong Cham', `Khan ${randomUUID().slice(0, 8)}`];
    const id = await givenOrder({ province, district });
    await pay(orders, id, 2_199);
    const tracking = { status: 'shipped', courier: 'J&T', tracking_number: `VB-${randomUUID().slice(0, 6)}` };
    await orders.as(admin).patch(`/api/admin/orders/${id}`, tracking);
    const searches = [`kampong ${district}`, tracking.tracking_number.replaceAll('-', '')];
    const all = () => Promise.all(searches.map((q) => found({ q })));
    expect(await all()).toEqual([[id], [id]]);

    const { databaseUrl } = orders;
    await query(databaseUrl, "UPDATE orders SET search_key = lower(id || E'\\nsok') WHERE id = $1", [id]);
    expect(await all()).toEqual([[], []]);
    const db = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
    for (const _ of [1, 2]) await new SearchByPlace1766600000000().up(db.createQueryRunner());
    await db.destroy();
    expect(await all()).toEqual([[id], [id]]);
    const [{ length }] = (await query(
      databaseUrl,
      "SELECT count(*)::int AS length FROM orders, regexp_split_to_table(search_key, E'\\n') WHERE id = $1",
      [id],
    )) as [{ length: number }];
    expect(length).toBe(5);
  });

  it("finds part of the id, the customer's name, the phone or a product's name, in any letter case", async () => {
    const orderId = await givenOrder(
      { customer_name: 'Ünï Chan', phone_number: '+855 99 111 222' },
      { name: 'Zéphyr Mouse' },
    );
    for (const q of [orderId.slice(3, 20).toUpperCase(), 'ünÏ ch', '099 111', 'ZÉPHYR'])
      expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [orderId] });
  });

  it.each(['098765432', '០៩៨ ៧៦៥ ៤៣២', '+855 98 765 432'])(
    'finds the phone %s however it is typed',
    async (q) => {
      const name = randomUUID();
      const ids: string[] = [];
      for (const phone_number of ['+855 98 765 432', '០៩៨ ៧៦៥ ៤៣២', '098765432'])
        ids.unshift(await givenOrder({ customer_name: name, phone_number }));
      const { body } = await orders
        .as(admin)
        .get(`/api/payment/admin-orders?${new URLSearchParams({ q }).toString()}`);
      const theirs = body.orders.filter((order: { customer_name: string }) => order.customer_name === name);
      expect(theirs.map(({ id }: { id: string }) => id)).toEqual(ids);
    },
  );

  it.each([
    ['Ñandú Peña', 'Ratón Óptico', 'optico nandu'],
    ['Conan O’Brien', 'Screen 27”', 'o\'brien 27"'],
    ['Sok Dara', 'Curved 144Hz', '144hz DARA'],
    ['សុខ', 'ក្តារចុច', 'ក្ដារចុច សុខ'],
  ])('finds the order of %s for %s by %s, words in any order', async (customer_name, name, q) => {
    const seller = staff('seller');
    const own = randomUUID();
    const orderId = await givenOrder(
      { customer_name, shipping_address: own },
      { name, seller_id: seller.userId },
    );
    for (const as of [admin, seller]) {
      expect(await found({ q: `${q} ${own}` }, as)).toEqual([orderId]);
      expect(await found({ q: `${q} ${own} else` }, as)).toEqual([]);
    }
  });

  it('finds the Khmer name of a product', async () => {
    const own = randomUUID();
    const orderId = await givenOrder({ shipping_address: own }, { name: 'Board', name_km: 'ក្តារចុចធំ' });
    expect(await found({ q: `ក្ដារចុច ${own}` })).toEqual([orderId]);
  });

  it('finds where an order goes, for a packer too', async () => {
    const street = `Ünnamed ${randomUUID()}`;
    const orderId = await givenOrder({ shipping_address: `12 ${street}, Phnom Penh` });
    await pay(orders, orderId, 2_199);
    for (const role of ['admin', 'packer'] as const)
      expect([role, await found({ q: street.toUpperCase() }, staff(role))]).toEqual([role, [orderId]]);
  });

  it('finds the number of an order, in any letter case, with or without dashes', async () => {
    const customer = aCustomer();
    const orderId = await givenOrder({}, undefined, customer);
    const { body } = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
    const number: string = body.order.order_number;
    for (const q of [
      number,
      number.toLowerCase(),
      `#${number}`,
      `Order #${number}`,
      number.replaceAll('-', ''),
      ` ${number.replaceAll('-', ' ')}`,
    ])
      expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [orderId] });
  });

  it('finds the tracking number, also after its correction', async () => {
    const orderId = await givenPaidOrder(orders);
    const change = (body: object) => orders.as(admin).patch(`/api/admin/orders/${orderId}`, body);
    await change({ status: 'shipped', courier: 'J&T', tracking_number: 'KH-77120934' });
    expect(await found({ q: 'kh-77120' })).toEqual([orderId]);
    await change({ tracking_number: 'KH-88230' });
    expect(await found({ q: '88230' })).toEqual([orderId]);
    expect(await found({ q: 'kh-77120' })).toEqual([]);
  });

  it("finds the account's email for admins, not for sellers, to whom no order shows it", async () => {
    const seller = staff('seller');
    const customer = { ...aCustomer(), email: `${randomUUID()}@shop.example` };
    const orderId = await givenPaidOrder(orders, { sellerId: seller.userId, customer });
    expect(await found({ q: customer.email.toUpperCase() })).toEqual([orderId]);
    expect(await found({ q: customer.email }, seller)).toEqual([]);
  });

  it('treats wildcards as plain characters', async () => {
    const orderId = await givenOrder({ customer_name: '100%_sure' });
    expect(await found({ q: '100%_s' })).toEqual([orderId]);
    expect(await found({ q: '1%sure' })).toEqual([]);
  });

  it('filters by status', async () => {
    const name = randomUUID();
    const paid = await givenOrder({ customer_name: name });
    const pending = await givenOrder({ customer_name: name });
    await pay(orders, paid, 2_199);
    expect(await found({ q: name, status: 'paid' })).toEqual([paid]);
    expect(await found({ q: name })).toEqual([pending, paid]);
  });

  it.each([
    ['newest', [2, 1, 0]],
    ['oldest', [0, 1, 2]],
    ['total-desc', [1, 2, 0]],
    ['total-asc', [0, 2, 1]],
  ] as const)('sorts by the %s', async (sort, places) => {
    const only = { customer_name: `Sorted ${sort}` };
    const ids = [
      await givenOrder(only),
      await givenOrder({ ...only, total: 32 }, { price: { amount: 3_000, currency: 'USD' } }),
      await givenOrder({ ...only, total: 27 }, { price: { amount: 2_500, currency: 'USD' } }),
    ];
    expect(await found({ q: only.customer_name, sort })).toEqual(places.map((place) => ids[place]));
  });

  it('orders to ship are worked off from the oldest, as those are sorted that are asked for so', async () => {
    const name = randomUUID();
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push(await givenOrder({ customer_name: name }));
    for (const id of [ids[1]!, ids[0]!]) await pay(orders, id, 2_199);
    expect(await found({ q: name, status: 'paid', sort: 'oldest' })).toEqual([ids[0], ids[1]]);
    expect(await found({ q: name, status: 'paid' })).toEqual([ids[1], ids[0]]);
  });

  it("filters by days of Phnom Penh's clock, both included", async () => {
    const name = randomUUID();
    const times = {
      early: '2025-03-09T17:00:00Z',
      late: '2025-03-11T16:59:59Z',
      out: '2025-03-11T17:00:00Z',
    };
    const ids: Record<string, string> = {};
    for (const [when, at] of Object.entries(times)) {
      ids[when] = await givenOrder({ customer_name: name });
      await query(orders.databaseUrl, 'UPDATE orders SET created_at = $2 WHERE id = $1', [ids[when], at]);
    }
    expect(await found({ q: name, from: '2025-03-10', to: '2025-03-11' })).toEqual([ids.late, ids.early]);
    expect(await found({ q: name, from: '2025-03-12' })).toEqual([ids.out]);
  });

  it("does not find orders for a seller by other sellers' lines", async () => {
    const seller = staff('seller');
    const theirs = await givenProduct(orders, { seller_id: seller.userId, name: 'Theirs' });
    const another = await givenProduct(orders, { name: `Another ${randomUUID()}` });
    const cart = [theirs, another].map(({ product_id }) => ({ id: product_id, quantity: 1 }));
    const checkout = { ...aCheckout(theirs, 1, 39.98), cart };
    const { body } = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
    expect(await found({ q: another.name }, seller)).toEqual([]);
    expect(await found({ q: 'theirs' }, seller)).toEqual([body.orderId]);
    expect(await found({ q: another.name })).toEqual([body.orderId]);
  });

  it.each([
    ['status=sold', 'Status must be one of pending, paid, shipped, delivered, cancelled, refunded, to-call'],
    ['from=yesterday', 'From must be a day like 2026-01-31'],
    ['to=2026-02-30', 'To must be a day like 2026-01-31'],
  ])('refuses %s', async (search, message) => {
    const answer = await orders.as(admin).get(`/api/payment/admin-orders?${search}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: search.split('=')[0], message }]);
  });
});

describe("one user's orders", () => {
  const ofUser = (userId: string, page = '') =>
    orders.as(admin).get(`/api/admin/users/${userId}/orders${page}`);

  it('come in pages, with the total of those that are paid and not refunded', async () => {
    const customer = aCustomer();
    const [kept, refunded] = [
      await givenOrder({}, {}, customer),
      await givenOrder({}, {}, customer),
      await givenOrder({}, {}, customer),
    ];
    await pay(orders, kept, 2_199);
    await pay(orders, refunded!, 2_199);
    await orders.as(admin).post(`/api/payment/${refunded}/refund`);
    const { body } = await ofUser(customer.userId, '?page=2&limit=2');
    expect(body).toMatchObject({ page: 2, total: 3, totalPages: 2, paid_orders: 1, total_spend: 21.99 });
    expect(body.orders).toMatchObject([{ id: kept, status: 'paid', items: [{ quantity: 1 }] }]);
  });

  it('are empty for somebody who bought nothing', async () => {
    expect((await ofUser(randomUUID())).body).toMatchObject({ orders: [], total: 0, total_spend: 0 });
  });

  it('answer 404 for an id that cannot be one', async () => {
    expect((await ofUser('nobody')).status).toBe(404);
  });
});
