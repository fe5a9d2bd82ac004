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

describe('a cost of a price list', () => {
  const reading = { columns: { Cost: 'cost' as const }, currency: { THB: '35' } };
  const read = (written: string) => readListRow(2, ['Cost'], [written], reading);

  it.each(['1.250', '$1.250', '1.250 THB', '១.២៥០'])(
    'that may be a thousand times as much is not taken: %s',
    (written) => {
      const { costCents, faults } = read(written);
      expect([costCents, faults]).toMatchObject([
        undefined,
        [{ field: 'cost', code: 'NUMBER_UNCLEAR', params: { plain: '1250', other: '1.25' } }],
      ]);
    },
  );

  it.each([
    ['1.25', 125],
    ['1.2500', 125],
    ['0.125', 13],
    ['1,250', 125_000],
    ['1.250,00', 125_000],
    ['1250.5', 125_050],
  ])('of %s is clear', (written, cents) => {
    expect(read(written)).toMatchObject({ costCents: cents, faults: [] });
  });
});
