import { readListRow } from './list-row.js';

const row = (quantity: string) =>
  readListRow(2, ['Qty'], [quantity], { columns: { Qty: 'quantity' }, currency: {} });

it.each([
  ['1,000', 1_000],
  ['12,000', 12_000],
  ['1,000.00', 1_000],
  ['7.00', 7],
  ['7,0', 7],
  ['១២', 12],
  ['', 0],
])('%s pieces of a price list are %d', (written, quantity) => {
  expect(row(written)).toMatchObject({ quantity, faults: [] });
});

it('pieces of a price list that may be a thousand times as many are not taken', () => {
  const { quantity, faults } = row('1.000');
  expect([quantity, faults]).toMatchObject([0, [{ field: 'quantity', code: 'NUMBER_UNCLEAR' }]]);
});

it('a cost is in the money that its column is named after, unless it says one itself', () => {
  const reading = { columns: { 'Cost (THB)': 'cost' as const }, currency: { THB: '35' } };
  const cost = (written: string) => readListRow(2, ['Cost (THB)'], [written], reading).costCents;
  expect([cost('350'), cost('$12')]).toEqual([1_000, 1_200]);
});
