import Papa from 'papaparse';
import { readTranslated } from './read-translated.js';

const header = [
  ...['TITLE', 'DESCRIPTION', 'PRICE', 'CURRENCY_CODE', 'QUANTITY', 'IMAGE1'],
  ...['VARIATION 1 TYPE', 'VARIATION 1 NAME', 'VARIATION 1 VALUES', 'VARIATION 2 VALUES', 'SKU'],
];

/** The products of a file of Etsy with these listings. */
async function read(...rows: [title: string, values: string, sku: string, quantity?: string][]) {
  const lines = rows.map(([title, values, sku, quantity = '7']) => [
    ...[title, title && 'Felt', '18.40', 'USD', quantity, 'a.png', 'COLOUR', 'Colour', values, '', sku],
  ]);
  return (await readTranslated(Papa.unparse([header, ...lines]))).cells;
}

describe('a listing of Etsy', () => {
  it('of several values with one price and stock stays one product, without their SKUs as one', async () => {
    const cells = await read(['Mouse pad', 'Black,White', 'TM-B,TM-W'], ['Mouse mat', 'Red,Blue', 'TM-1']);
    expect(cells.map(({ name, stock, sku, variant_of: family }) => [name, stock, sku, family])).toEqual([
      ['Mouse pad', '7', undefined, undefined],
      ['Mouse mat', '7', 'TM-1', undefined],
    ]);
  });

  it.each(['Mouse pad', ''])(
    'with a row for each value becomes products that are joined: %s',
    async (again) => {
      const cells = await read(
        ['Mouse pad', 'Black', 'TM-B', '3'],
        [again, 'White', 'TM-W', '4'],
        ['Mouse mat', 'Grey', 'TM-1'],
      );
      expect(cells.map((one) => [one.name, one.stock, one.sku, one.variant_of, one.variant_label])).toEqual([
        ['Mouse pad Black', '3', 'TM-B', 'Mouse pad', 'Black'],
        ['Mouse pad White', '4', 'TM-W', 'Mouse pad', 'White'],
        ['Mouse mat', '7', 'TM-1', undefined, undefined],
      ]);
      expect(cells[1]!.description).toBe('Felt');
    },
  );
});
