import { shopDay } from '@mekong/contracts';
import { actsOn, staff } from '@mekong/testing';
import { startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const path = '/api/admin/exchange-rates';
const list = async () => (await orders.as(admin).get(`${path}?limit=100`)).body;
const enter = (day: string, riel_rate: unknown, version?: number, as = admin) =>
  orders.as(as).put(path, { day, riel_rate, version });
const inDays = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000));

it('a rate is entered for its day, the newest first, and the audit log keeps it', async () => {
  await enter('2026-01-05', 4_010);
  const { status, body } = await enter('2026-01-06', 4_012);
  expect([status, body]).toEqual([200, { rate: { day: '2026-01-06', riel_rate: 4_012, version: 1 } }]);
  expect((await list()).rates.slice(0, 2)).toEqual([
    { day: '2026-01-06', riel_rate: 4_012, version: 1 },
    { day: '2026-01-05', riel_rate: 4_010, version: 1 },
  ]);
  expect((await actsOn(orders.databaseUrl, '2026-01-06')).map(({ data }) => data)).toMatchObject([
    { action: 'exchange-rate.entered', after: { riel_rate: 4_012 } },
  ]);
});

it('a rate is corrected by whoever has seen it as it is', async () => {
  await enter('2026-02-01', 4_100);
  expect((await enter('2026-02-01', 4_001, 1)).body.rate).toMatchObject({ riel_rate: 4_001, version: 2 });
  const stale = await enter('2026-02-01', 4_002, 1);
  expect([stale.status, stale.body.code, stale.body.current]).toEqual([
    409,
    'STALE_EDIT',
    { day: '2026-02-01', riel_rate: 4_001, version: 2 },
  ]);
});

it('the same rate twice changes nothing, as when the answer was lost', async () => {
  await enter('2026-02-02', 4_100);
  expect((await enter('2026-02-02', 4_100)).body.rate.version).toBe(1);
});

it('tomorrow can be entered, as it is told the evening before, and no later day', async () => {
  expect((await enter(inDays(1), 4_020)).status).toBe(200);
  const { body } = await enter(inDays(2), 4_020);
  expect(body).toMatchObject({ status: 400, errors: [{ field: 'day', code: 'DAY_TO_COME' }] });
});

it.each([
  ['2026-01-05', 410, 'riel_rate'],
  ['2026-01-05', 4_000.5, 'riel_rate'],
  ['2026-01-05', undefined, 'riel_rate'],
  ['2026-02-30', 4_000, 'day'],
  ['1926-01-05', 4_000, 'day'],
])('%s at %p is refused, naming %s', async (day, rate, field) => {
  expect((await enter(day, rate)).body).toMatchObject({ status: 400, errors: [{ field }] });
});

it('support reads them and does not enter them; sellers do neither', async () => {
  const [support, seller] = [staff('support'), staff('seller')];
  expect((await orders.as(support).get(path)).status).toBe(200);
  expect((await orders.as(seller).get(path)).status).toBe(403);
  expect((await enter('2026-01-05', 4_000, undefined, support)).status).toBe(403);
});
