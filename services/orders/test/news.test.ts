import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, anIdentity, query } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const agreedAt = '2026-11-29T20:00:00.000Z';
const [earlier, later] = ['2026-11-30T08:00:00.000Z', '2026-11-30T09:00:00.000Z'];

/** What auth tells of an account; undefined as a version of auth does that asks nobody. */
const changed = (
  { userId, email, name }: Identity,
  news_agreed_at: string | null | undefined,
  time: string,
) => ({
  ...anEvent('user.changed.v1', userId, {
    ...{ user_id: userId, email, name, role: 'customer' },
    ...{ is_verified: true, is_blocked: false, signed_up_at: '2026-11-01T08:00:00.000Z' },
    ...(news_agreed_at !== undefined && { news_agreed_at }),
  }),
  time,
});
const tell = (...told: Parameters<typeof changed>) => orders.others.deliver(changed(...told));

async function givenBuyer() {
  const [product, customer] = [await givenProduct(orders), aCustomer()];
  const checkout = aCheckout(product, 2, 39.98);
  const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  await pay(orders, body.orderId, 3_998);
  const file = (language: string) =>
    orders
      .as(anIdentity({ role: 'admin' }))
      .get(`/api/admin/orders/buyers.csv?product=${product.product_id}&language=${language}`);
  return {
    customer,
    /** What the file of the buyers says of their agreement. */
    agreed: async (language = 'en') =>
      ((await file(language)).body as string).trim().match(/\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,(.+)$/)![1],
  };
}

const keptOf = ({ userId }: Identity) =>
  query(orders.databaseUrl, 'SELECT agreed_at FROM known_news WHERE user_id = $1', [userId]);

describe('that a customer agreed to news', () => {
  it('is in the file of buyers with its day in Phnom Penh, until it is taken back', async () => {
    const { customer, agreed } = await givenBuyer();
    expect([await agreed(), await agreed('km')]).toEqual(['No', 'ទេ']);
    await tell(customer, agreedAt, earlier);
    expect(await agreed()).toBe('"Yes, since 2026-11-30"');
    expect(await agreed('km')).toBe('បាទ/ចាស តាំងពី 2026-11-30');
    await tell(customer, null, later);
    expect([await agreed(), await agreed('km')]).toEqual(['No', 'ទេ']);
  });

  it('is not what older news say that come late, be it yes or no', async () => {
    const [one, other] = [await givenBuyer(), await givenBuyer()];
    await tell(one.customer, null, later);
    await tell(one.customer, agreedAt, earlier);
    expect(await one.agreed()).toBe('No');
    await tell(other.customer, agreedAt, later);
    await tell(other.customer, null, earlier);
    expect(await other.agreed()).toMatch('Yes');
  });

  it('is the newest of many that come at once', async () => {
    const { customer, agreed } = await givenBuyer();
    await Promise.all([tell(customer, null, later), tell(customer, agreedAt, earlier)]);
    expect(await agreed()).toBe('No');
  });

  it('stays where a version of auth does not speak of it', async () => {
    const { customer, agreed } = await givenBuyer();
    await tell(customer, agreedAt, earlier);
    await tell(customer, undefined, later);
    expect(await agreed()).toMatch('Yes');
  });

  it('is kept of nobody whose data was deleted, also when it is told late', async () => {
    const { customer } = await givenBuyer();
    await tell(customer, agreedAt, earlier);
    expect(await keptOf(customer)).toHaveLength(1);
    const { userId: user_id, email } = customer;
    await orders.others.deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
    expect(await keptOf(customer)).toEqual([]);
    await tell(customer, agreedAt, later);
    expect(await keptOf(customer)).toEqual([]);
  });
});
