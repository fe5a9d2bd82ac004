import Papa from 'papaparse';
import { readTranslated } from './read-translated.js';

const header = [
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'name', 'description'],
  ...['product_online', 'visibility', 'price', 'base_image', 'additional_attributes', 'qty'],
  'configurable_variations',
];
type Row = Partial<Record<(typeof header)[number], string>>;

/** The products of a file of Magento with these rows. */
async function read(...rows: Row[]) {
  const text = Papa.unparse([header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]);
  return (await readTranslated(text)).cells;
}

const within = 'Not Visible Individually';
const simple = (sku: string, more: Row = {}): Row => ({
  ...{ sku, product_type: 'simple', name: `Naga-${sku}`, product_online: '1', visibility: within },
  ...{ price: '30', qty: '4', categories: 'Default Category/Mice' },
  ...more,
});
const configurable = (variations: string, more: Row = {}): Row => ({
  ...{ sku: 'NAGA', product_type: 'configurable', name: 'Naga', product_online: '1', base_image: 'naga.png' },
  ...{ visibility: 'Catalog, Search', description: 'Quick', qty: '0' },
  ...{ configurable_variations: variations, additional_attributes: 'manufacturer=Tonlix' },
  ...more,
});
const twoColours = 'sku=N-B,color=Black|sku=N-W,color=White';

describe('a configurable product of Magento', () => {
  it.each(['before', 'behind'])(
    'joins the rows that it names as its variants, which stand %s it',
    async (where) => {
      const simples = [simple('N-B'), simple('N-W')];
      const rows =
        where === 'before' ? [...simples, configurable(twoColours)] : [configurable(twoColours), ...simples];
      const cells = await read(...rows);
      expect(cells.map((one) => [one.sku, one.name, one.variant_of, one.variant_label, one.hidden])).toEqual([
        ['N-B', 'Naga-N-B Black', 'NAGA', 'Black', undefined],
        ['N-W', 'Naga-N-W White', 'NAGA', 'White', undefined],
      ]);
      expect(cells[0]).toMatchObject({ mouse_color: 'Black', price: '30', stock: '4' });
    },
  );

  it('gives them what they do not say themselves', async () => {
    const own = { name: 'Black Naga', description: 'Slow', base_image: 'own.png' };
    const said = { ...own, additional_attributes: 'manufacturer=Sapling,color=Jet' };
    const cells = await read(simple('N-B', said), simple('N-W', { name: '' }), configurable(twoColours));
    expect(cells).toMatchObject([
      { name: 'Black Naga', description: 'Slow', brand: 'Sapling', image: 'own.png', variant_label: 'Black' },
      { name: 'Naga White', description: 'Quick', brand: 'Tonlix', image: 'naga.png', mouse_color: 'White' },
    ]);
  });

  it('tells them apart by all values of a variation, whose letter case of a SKU does not count', async () => {
    const cells = await read(
      simple('N-B'),
      configurable('sku=n-b,switch=Linear, quiet,color=Black,default=1|sku=N-W,switch=Tactile,color=White'),
    );
    expect(cells.map(({ variant_label: label }) => label)).toEqual(['Linear, quiet / Black']);
  });

  it('that is not on sale hides the variants that are sold by it only', async () => {
    const cells = await read(
      simple('N-B'),
      simple('N-W', { visibility: 'Catalog' }),
      configurable(twoColours, { product_online: '2' }),
    );
    expect(cells.map(({ hidden }) => hidden)).toEqual(['yes', undefined]);
  });

  it('is a row itself, once, where none that it names is in the file', async () => {
    const inKhmer = { ...configurable(''), store_view_code: 'km', name: 'ណាហ្គា' };
    const cells = await read(configurable(twoColours), inKhmer, simple('M', { visibility: 'Catalog' }));
    expect(cells.map(({ sku, variant_of: family }) => [sku, family])).toEqual([
      ['M', undefined],
      ['NAGA', undefined],
    ]);
  });

  it('is not that of a row that nothing names, which stays hidden where it is not sold by itself', async () => {
    const cells = await read(simple('N-B'), simple('N-W'), simple('X'), configurable(twoColours));
    expect(cells.map(({ sku, hidden }) => [sku, hidden])).toEqual([
      ['N-B', undefined],
      ['N-W', undefined],
      ['X', 'yes'],
    ]);
  });
});
