import { outboxOf, query, staff } from '@mekong/testing';
import { givenPayment, startPayments, type PaymentsUnderTest } from './builders.js';

let payments: PaymentsUnderTest;
const admin = staff('admin');
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const path = '/api/admin/riel-rate';
const change = (riel_rate: unknown, version?: number) =>
  payments.as(admin).patch(path, { riel_rate, version });
const seen = async () => (await payments.as(admin).get(path)).body.rate;

it('the riel rate is the usual one until an admin sets it, for everybody and the audit log', async () => {
  expect(await seen()).toEqual({ riel_rate: 4_100, prices: 'dollars-first', version: 1, environment: [] });
  const { status, body } = await change(4_050, 1);
  expect([status, body.rate]).toEqual([
    200,
    { riel_rate: 4_050, prices: 'dollars-first', version: 2, environment: [] },
  ]);
  expect((await payments.as().get('/api/payment/riel-rate')).body).toEqual({ riel_rate: 4_050 });
  const entries = await outboxOf(payments.databaseUrl, admin.userId);
  expect(entries.map(({ data }) => data)).toMatchObject([
    { action: 'riel-rate.edited', before: { riel_rate: 4_100 }, after: { riel_rate: 4_050 } },
  ]);
});

it('a rate that an admin sets is published, so that searches read prices in riel by it', async () => {
  const { body } = await change(4_055);
  const { riel_rate, version } = body.rate;
  const events = (await outboxOf(payments.databaseUrl)).filter(({ type }) => type === 'riel-rate.changed.v1');
  expect(events.map(({ data }) => data)).toContainEqual({ riel_rate, version, prices: 'dollars-first' });
});

it('every rate is a row with its day, the newest first', async () => {
  await change(4_080);
  await change(4_081);
  const { rates } = (await payments.as(admin).get(path)).body;
  expect(rates.slice(0, 2).map(({ riel_rate }: { riel_rate: number }) => riel_rate)).toEqual([4_081, 4_080]);
  expect(Date.parse(rates[0].from)).toBeGreaterThanOrEqual(Date.parse(rates[1].from));
});

it('an admin chooses how prices are written, which is published and audited, and adds no rate', async () => {
  const { riel_rate } = await seen();
  const before = (await payments.as(admin).get(path)).body.rates;
  const { status, body } = await payments.as(admin).patch(path, { riel_rate, prices: 'riel-first' });
  expect([status, body.rate.prices]).toEqual([200, 'riel-first']);
  expect((await payments.as(admin).get(path)).body.rates).toEqual(before);
  const events = await outboxOf(payments.databaseUrl);
  const { environment: _, ...told } = body.rate;
  expect(events.map(({ data }) => data)).toContainEqual(told);
  expect(events.at(-1)!.data).toMatchObject({ before: { prices: 'dollars-first' } });
  expect((await change(riel_rate)).body.rate.prices).toBe('riel-first');
  const wrong = await payments.as(admin).patch(path, { riel_rate, prices: 'euros' });
  expect([wrong.status, wrong.body.errors]).toEqual([400, [expect.objectContaining({ field: 'prices' })]]);
});

it('a payment is published with the rate at which it was made', async () => {
  const { riel_rate } = await seen();
  const { customer, orderId } = await givenPayment(payments);
  await payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
  const [completed] = await outboxOf(payments.databaseUrl, orderId);
  expect(completed!.data).toMatchObject({ riel_rate });
});

it.each([
  [410, 'TOO_SMALL'],
  [41_000, 'TOO_BIG'],
  [4_100.5, 'WRONG_KIND'],
  ['many', 'WRONG_KIND'],
  [undefined, 'REQUIRED'],
])('a rate of %p is refused as %s', async (rate, code) => {
  const { status, body } = await change(rate);
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'riel_rate', code })]]);
});

it('of two admins who set it at once, the second reads what the first has set', async () => {
  const { version } = await seen();
  const answers = await Promise.all([change(4_060, version), change(4_070, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect([refused.code, refused.current]).toEqual(['STALE_EDIT', await seen()]);
});

it('a rate that was set can be set again, as when the answer was lost', async () => {
  const { version } = await seen();
  const answers = [await change(4_080, version), await change(4_080, version)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('sellers neither read nor set it', async () => {
  const seller = payments.as(staff('seller'));
  const answers = [await seller.get(path), await seller.patch(path, { riel_rate: 4_000 })];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});

describe('the rate that the environment sets', () => {
  let fixed: PaymentsUnderTest;
  beforeAll(async () => {
    fixed = await startPayments({ KHR_RATE: '4000' });
  });
  afterAll(() => fixed.stop());

  it('stands above that of admins, who are told by which setting, and choose how prices are written', async () => {
    const patch = (body: object) => fixed.as(admin).patch(path, body);
    const refused = await patch({ riel_rate: 4_050, version: 1 });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      ...[409, 'SET_BY_ENVIRONMENT', { setting: 'KHR_RATE' }],
    ]);
    const { status, body } = await patch({ riel_rate: 4_000, prices: 'riel-first', version: 1 });
    expect([status, body.rate]).toEqual([
      200,
      { riel_rate: 4_000, prices: 'riel-first', version: 2, environment: ['KHR_RATE'] },
    ]);
    expect((await fixed.as().get('/api/payment/riel-rate')).body).toEqual({ riel_rate: 4_000 });
  });

  it('keeps nobody from choosing how prices are written, whatever it is, and the rate of admins is kept', async () => {
    const odd = await startPayments({ KHR_RATE: '25000.5' });
    await query(odd.databaseUrl, 'UPDATE settings SET riel_rate = 4050');
    const { status, body } = await odd.as(admin).patch(path, { prices: 'riel-first', version: 1 });
    const kept = await query(odd.databaseUrl, 'SELECT riel_rate, prices FROM settings');
    await odd.stop();
    expect([status, body.rate]).toEqual([
      200,
      { riel_rate: 25_000.5, prices: 'riel-first', version: 2, environment: ['KHR_RATE'] },
    ]);
    expect(kept).toEqual([{ riel_rate: 4_050, prices: 'riel-first' }]);
  });
});
