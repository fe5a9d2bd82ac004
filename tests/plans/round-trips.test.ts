import {
  aCustomer,
  createTestDatabase,
  serviceUnderTest,
  staff,
  type ServiceUnderTest,
} from '@mekong/testing';
import pg from 'pg';
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
  const checkOut = async () => {
    const body = { ...aCheckout(one, 1, 39.98), cart };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { status } = await orders.as(customer, key).post('/api/checkout/Recipt-generator', body);
    expect(status).toBe(201);
  };
  expect(await trips.of(checkOut)).toBeLessThanOrEqual(2);
});

it('paying takes at most 2 round trips to the database', async () => {
  const waiting = await Promise.all(Array.from({ length: 5 }, () => givenPayment(payments)));
  const pay = async () => {
    const { customer: by, orderId } = waiting.pop()!;
    const { status } = await payments.as(by).put(`/api/checkout/mark-paid/${orderId}`, {});
    expect(status).toBe(200);
  };
  expect(await trips.of(pay)).toBeLessThanOrEqual(2);
});

it('the QR code of a payment takes at most 2 round trips to the database', async () => {
  const { customer: by, orderId } = await givenPayment(payments);
  const ask = () => payments.as(by).get(`/api/payment/qr?orderId=${orderId}`);
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
  const ask = () => orders.as(customer).get(path.replace('{order}', order));
  expect((await ask()).status).toBe(200);
  expect(await trips.of(ask)).toBeLessThanOrEqual(2);
});

it('the figures of a range join the sold lines for the days and for what was sold, and not for each figure', async () => {
  const ask = (role: 'admin' | 'seller') => () =>
    analytics.as(staff(role)).get('/api/analytics?from=2026-01-01&to=2026-01-31');
  expect((await ask('seller')()).status).toBe(200);
  expect(await trips.of(ask('seller'))).toBeLessThanOrEqual(3);
  expect(await trips.of(ask('admin'))).toBeLessThanOrEqual(5);
});

it('statements that wait for each other are a round trip each, those sent together are one', async () => {
  const database = await createTestDatabase('round_trips');
  const client = new pg.Client({
    connectionString: await trips.inFrontOf(database.url),
    pipeline: true,
  } as object);
  await client.connect();
  const ask = () => client.query('SELECT 1');
  expect(await trips.of(async () => [await ask(), await ask(), await ask()])).toBe(3);
  expect(await trips.of(() => Promise.all([ask(), ask(), ask()]))).toBe(1);
  await client.end();
  await database.drop();
});
