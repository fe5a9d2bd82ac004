import { aCustomer, outboxOf, query } from '@mekong/testing';
import { readPaymentsConfig } from '../src/config.js';
import { givenPayment, startPayments, type PaymentsUnderTest } from './builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const byKhqr = { payment: { method: 'khqr', currency: 'USD' } } as const;
const rowOf = async (orderId: string) =>
  (await query(payments.databaseUrl, 'SELECT * FROM payments WHERE order_id = $1', [orderId]))[0];

describe('an order that is paid otherwise than by the demo', () => {
  it.each([
    ['khqr', 'PAID_BY_BANK_ONLY'],
    ['cod', 'PAID_AT_THE_DOOR'],
  ] as const)('is not paid by word: %s', async (method, code) => {
    const { customer, orderId } = await givenPayment(payments, { payment: { method, currency: 'USD' } });
    const answer = await payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
    expect(answer.body).toMatchObject({ status: 409, code });
    expect((await outboxOf(payments.databaseUrl, orderId)).map(({ type }) => type)).toEqual([]);
  });

  it('answers 404 to others who say that it is paid', async () => {
    const { orderId } = await givenPayment(payments, byKhqr);
    expect((await payments.as(aCustomer()).put(`/api/checkout/mark-paid/${orderId}`, {})).status).toBe(404);
  });

  it('is not paid by a replica of before either: the database itself refuses', async () => {
    const { orderId } = await givenPayment(payments, byKhqr);
    const asBefore = `UPDATE payments SET status = 'completed', transaction_id = 'x', paid_at = now() WHERE order_id = $1`;
    await expect(query(payments.databaseUrl, asBefore, [orderId])).rejects.toThrow(
      'payments_paid_by_evidence',
    );
  });

  it('in riel asks for what the shopper was shown, at the rate of the order', async () => {
    const { orderId } = await givenPayment(payments, {
      payment: { method: 'khqr', currency: 'KHR' },
      riel_rate: 4_105,
    });
    // 21.99 x 4105 = 90,268.95
    expect(await rowOf(orderId)).toMatchObject({ method: 'khqr', currency: 'KHR', amount_minor: '90300' });
  });
});

describe('PAYMENT_METHODS', () => {
  const base = { DATABASE_URL: 'postgres://localhost/payments', AUTH_PUBLIC_KEY: 'key' };
  const methods = (env: Record<string, string>) => readPaymentsConfig({ ...base, ...env }).PAYMENT_METHODS;

  it('are all that work where nobody says more', () => {
    expect(methods({})).toEqual(['demo', 'khqr', 'cod']);
    expect(methods({ PAYMENT_METHODS: ' khqr , demo,khqr' })).toEqual(['khqr', 'demo']);
  });

  it('have no default in production, where nobody sells without money by accident', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' };
    expect(() => methods(production)).toThrow('PAYMENT_METHODS is required in production');
  });

  it('are the demo where an earlier environment says PAYMENT_PROVIDER=demo', () => {
    expect(methods({ PAYMENT_PROVIDER: 'demo' })).toEqual(['demo']);
    expect(methods({ PAYMENT_PROVIDER: 'demo', PAYMENT_METHODS: 'khqr' })).toEqual(['khqr']);
  });

  it.each(['gold', 'demo,', 'cash'])('refuse %s, naming what there is', (list) => {
    expect(() => methods({ PAYMENT_METHODS: list })).toThrow(
      'PAYMENT_METHODS must be some of demo, khqr, cod',
    );
  });
});
