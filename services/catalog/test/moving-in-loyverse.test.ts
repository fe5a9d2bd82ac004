import Papa from 'papaparse';
import { readTranslated } from './read-translated.js';

const ofShop = (shop: string) =>
  ['Available for sale', 'Price', 'In stock', 'Low stock'].map((name) => `${name} [${shop}]`);
const header = ['Handle', 'SKU', 'Name', 'Sold by weight', 'Track stock', ...ofShop('A'), ...ofShop('B')];

type Shop = [available: string, price: string, stock: string];

/** An item of Loyverse with what each shop has of it. */
const item = (name: string, ...shops: Shop[]) => [
  name,
  name,
  name,
  'N',
  'Y',
  ...shops.flatMap((one) => [...one, '1']),
];

const read = (...items: string[][]) => readTranslated(Papa.unparse([header, ...items]));

describe('an item of Loyverse in several shops', () => {
  it('has the pieces of all of them, and the price of the first that has one', async () => {
    const { cells, asked } = await read(
      item('one', ['Y', '5', '3'], ['Y', '6', '1,004']),
      item('two', ['N', '', ''], ['Y', '6', '4']),
      item('three', ['Y', 'variable', '-2'], ['N', '7', '5']),
      item('four', ['Y', '5', '2'], ['Y', '', '']),
    );
    expect(cells.map(({ price, stock, hidden }) => [price, stock, hidden])).toEqual([
      ['5', '1007', undefined],
      ['6', '4', undefined],
      ['7', '5', 'yes'],
      ['5', '2', undefined],
    ]);
    expect(asked.columns.filter(({ guess }) => guess === 'stock').map(({ name }) => name)).toEqual([
      ...['In stock [A]', 'In stock [B]'],
    ]);
    expect(asked.unknownStocks).toEqual([]);
  });

  it('has a number of pieces that is unclear in one of them asked about, and not counted', async () => {
    const { cells, asked } = await read(
      item('one', ['Y', '5', '3'], ['Y', '5', 'some']),
      item('two', ['Y', '5', '1.000'], ['Y', '5', '3']),
      item('three', ['Y', '5', ''], ['Y', '5', '']),
    );
    expect(cells.map(({ stock }) => stock)).toEqual(['some', '1.000', '']);
    expect(asked.unknownStocks).toEqual(['some', '']);
  });

  it('of which a person has said how many such a word are has those with the others', async () => {
    const { cells } = await readTranslated(
      Papa.unparse([header, item('one', ['Y', '5', '3'], ['Y', '5', 'some'])]),
      { stock: { some: '10' } },
    );
    expect(cells[0]!.stock).toBe('13');
  });
});
