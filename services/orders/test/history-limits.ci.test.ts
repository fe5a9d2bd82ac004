import { staff } from '@mekong/testing';
import { startOrders, type OrdersUnderTest } from './builders.js';
import { aForm, anOrder, shopifyFile, shopifyHeader } from './past-order-files.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const check = (file: string) => orders.as(staff('admin')).post('/api/admin/past-orders/check', aForm(file));
/** Short rows, as of a shop that fills few of the columns. */
const orderNumbered = (number: number) =>
  `#${number},c@shop.example,paid,,,USD,,,,10,2024-01-05 10:11:12 +0700`;
const fileOf = (count: number) =>
  [shopifyHeader, ...Array.from({ length: count }, (_, number) => orderNumbered(number))].join('\n');

it('a file of a hundred thousand orders is read, and none of more, which is named with what it may have', async () => {
  const { status, body } = await check(fileOf(100_000));
  expect([status, body.new]).toEqual([200, 100_000]);
  const refused = await check(fileOf(100_001));
  expect([refused.status, refused.body.errors]).toMatchObject([
    400,
    [{ field: 'csv', code: 'CSV_TOO_MANY_ROWS', params: { most: 100_000 } }],
  ]);
});

it('a file above 20 MB is refused, named with what it may have', async () => {
  const long = shopifyFile(anOrder({ Notes: 'n'.repeat(1_000) }));
  const { status, body } = await check(long + `\n${' '.repeat(1_000)}`.repeat(21_000));
  expect([status, body.errors]).toMatchObject([
    400,
    [{ field: 'csv', code: 'TOO_BIG', params: { most: '20 MB' } }],
  ]);
});
