import {
  aCustomer,
  createTestDatabase,
  natively,
  serviceUnderTest,
  staff,
  type ServiceUnderTest,
  type TestDatabase,
} from '@mekong/testing';
import type pg from 'pg';
import { start as startAnalytics } from '../../services/analytics/src/service.js';
import { start as startOrders } from '../../services/orders/src/service.js';
import { aCheckout, givenPaidOrder, givenProduct } from '../../services/orders/test/builders.js';
import { start as startPayments } from '../../services/payments/src/service.js';
import { givenPayment } from '../../services/payments/test/builders.js';
import { RoundTrips } from './round-trips.js';

const trips = new RoundTrips();
const customer = aCustomer();
let orders: ServiceUnderTest;
let payments: ServiceUnderTest;
let analytics: ServiceUnderTest;

beforeAll(async () => {
  await trips.watch();
  orders = await serviceUnderTest('orders', trips.counting(startOrders));
  payments = await serviceUnderTest('payments', trips.counting(startPayments));
  analytics = await serviceUnderTest('analytics', trips.counting(startAnalytics));
});

afterAll(async () => {
  await Promise.all([orders.stop(), payments.stop(), analytics.stop()]);
  await trips.stop();
});

it('a checkout takes at most 2 round trips to the database', async () => {
  const one = await givenProduct(orders);
  const other = await givenProduct(orders);
  const cart = [one, other].map(({ product_id: id }) => ({ id, quantity: 1 }));
  const checkOut = async (traced: object) => {
    const body = { ...aCheckout(one, 1, 39.98), cart };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { status } = await orders
      .as(customer, { ...key, ...traced })
      .post('/api/checkout/Recipt-generator', body);
    expect(status).toBe(201);
  };
  expect(await trips.of(checkOut)).toBeLessThanOrEqual(2);
});

it('paying takes at most 2 round trips to the database', async () => {
  const waiting = await Promise.all(
    Array.from({ length: 5 }, () => givenPayment(payments, { riel_rate: 4_100 })),
  );
  const pay = async (traced: Record<string, string>) => {
    const { customer: by, orderId } = waiting.pop()!;
    const { status } = await payments.as(by, traced).put(`/api/checkout/mark-paid/${orderId}`, {});
    expect(status).toBe(200);
  };
  expect(await trips.of(pay)).toBeLessThanOrEqual(2);
});

it('the QR code of a payment takes at most 2 round trips to the database', async () => {
  const { customer: by, orderId } = await givenPayment(payments);
  const ask = (traced?: Record<string, string>) =>
    payments.as(by, traced).get(`/api/payment/qr?orderId=${orderId}`);
  expect((await ask()).status).toBe(200);
  expect(await trips.of(ask)).toBeLessThanOrEqual(2);
});

it.each([
  '/api/user/my-orders',
  '/api/user/open-orders',
  '/api/user/closed-orders',
  '/api/checkout/order/{order}',
])('%s takes at most 2 round trips to the database', async (path) => {
  const order = await givenPaidOrder(orders, { customer });
  const ask = (traced?: Record<string, string>) =>
    orders.as(customer, traced).get(path.replace('{order}', order));
  expect((await ask()).status).toBe(200);
  expect(await trips.of(ask)).toBeLessThanOrEqual(2);
});

it('the figures of a range join the sold lines for the days and for what was sold, and not for each figure', async () => {
  const ask = (role: 'admin' | 'seller') => (traced?: Record<string, string>) =>
    analytics.as(staff(role), traced).get('/api/analytics?from=2026-01-01&to=2026-01-31');
  expect((await ask('seller')()).status).toBe(200);
  expect(await trips.of(ask('seller'))).toBeLessThanOrEqual(3);
  expect(await trips.of(ask('admin'))).toBeLessThanOrEqual(5);
});

describe('what counts', () => {
  let database: TestDatabase;
  let clients: pg.Client[];
  let runInTrace: (traceparent: string, work: () => Promise<unknown>) => Promise<unknown>;

  beforeAll(async () => {
    database = await createTestDatabase('round_trips');
    const connectionString = await trips.inFrontOf(database.url);
    const { default: driver } = await natively<{ default: typeof pg }>('pg');
    ({ runInTrace } = await natively<{ runInTrace: typeof runInTrace }>('@mekong/service-defaults'));
    clients = [1, 2].map(() => new driver.Client({ connectionString, pipeline: true } as object));
    await Promise.all(clients.map((client) => client.connect()));
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await database.drop();
  });

  const tripsOf = (work: () => Promise<unknown>) =>
    trips.of(({ traceparent }) => runInTrace(traceparent, work));
  const ask = (client = clients[0]!) => client.query('SELECT 1');

  it('is a round trip each for statements that wait for each other', async () => {
    expect(await tripsOf(async () => [await ask(), await ask(), await ask()])).toBe(3);
  });

  it('is one for statements that are sent together', async () => {
    expect(await tripsOf(() => Promise.all([ask(), ask(), ask()]))).toBe(1);
  });

  it('is nothing of what others ask meanwhile', async () => {
    const calls = trips.of(async ({ traceparent }) => {
      await ask(clients[1]);
      await runInTrace(traceparent, () => ask());
      await ask(clients[1]);
    });
    expect(await calls).toBe(1);
  });
});
