import { staff } from '@mekong/testing';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const { rehearse, read } = uploadsOf(() => catalog);
const says = (before: string, price: string) =>
  `Compare at price $${before} must be above the price $${price}. Please raise it, or write 0 for none`;
const refused = (before: string, price: string) => ({
  status: 400,
  errors: [
    {
      field: 'compare_at_price',
      code: 'NOT_ABOVE_PRICE',
      message: says(before, price),
      params: { before, price },
    },
  ],
});
const create = (fields: Record<string, string>) => createProduct(catalog, seller, { brand, ...fields });
const given = async (fields: Record<string, string>) => (await create(fields)).body.product;
const change = (id: number, fields: object) => catalog.as(seller).patch(`/api/products/${id}`, fields);
const now = async (id: number) => (await catalog.as(seller).get(`/api/admin/products/${id}`)).body.product;

describe('a price before that is not above the price is refused, with its field and what to do', () => {
  it.each([
    ['20', '20', '20.00', '20.00'],
    ['20', '19.99', '19.99', '20.00'],
  ])('of a new product at %s, before %s', async (price, compare_at_price, before, at) => {
    expect((await create({ price, compare_at_price })).body).toMatchObject(refused(before, at));
  });

  it('of a product that is changed, both or either of them', async () => {
    const { id } = await given({ price: '20', compare_at_price: '30' });
    expect((await change(id, { compare_at_price: 20 })).body).toMatchObject(refused('20.00', '20.00'));
    expect((await change(id, { price: 30 })).body).toMatchObject(refused('30.00', '30.00'));
    expect((await change(id, { price: 35, compare_at_price: 34 })).body).toMatchObject(
      refused('34.00', '35.00'),
    );
    expect(await now(id)).toMatchObject({ price: 20, compare_at_price: 30 });
    expect((await change(id, { price: 35, compare_at_price: 36 })).status).toBe(200);
  });

  it('of many products that are raised at once, only those that it is about', async () => {
    const [one, other] = [await given({ price: '20', compare_at_price: '21' }), await given({ price: '20' })];
    const body = {
      products: [{ id: one.id }, { id: other.id }],
      change: { type: 'price', how: 'percent', value: 10 },
    };
    const { results } = (await catalog.as(seller).post('/api/products/change-many', body)).body;
    expect(results).toMatchObject([{ ok: false, error: says('21.00', '22.00') }, { ok: true }]);
  });

  it('in a file that is rehearsed and in one that is not', async () => {
    const row = (name: string, price: string, before: string) =>
      `${name},mouse,${brand},${price},1,a.png,${before}`;
    const names = [aName('Same'), aName('Less'), aName('More'), aName('None')];
    const csv = [
      'name,category,brand,price,stock,image,compare_at_price',
      row(names[0]!, '10', '10'),
      row(names[1]!, '10', '9.50'),
      row(names[2]!, '10', '12'),
      row(names[3]!, '10', '0'),
    ].join('\n');
    const { body } = await rehearse(csv, seller);
    const errors = (await read(seller, body.batch.id)).rows.map(
      ({ error }: { error: string | null }) => error,
    );
    expect(errors).toEqual([says('10.00', '10.00'), says('9.50', '10.00'), null, null]);
    const form = new FormData();
    form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
    form.append('images', asFile(await aPng()), 'a.png');
    const sent = (await catalog.as(seller).post('/api/products/bulk', form)).body.rows;
    expect(sent.map(({ error }: { error: string | null }) => error)).toEqual(errors);
  });

  it('in a file that only raises the price of a known SKU', async () => {
    const sku = aName('SKU');
    await given({ price: '20', compare_at_price: '30', sku });
    const { body } = await rehearse(`sku,price\n${sku},31`, seller);
    expect((await read(seller, body.batch.id)).rows[0].error).toBe(says('30.00', '31.00'));
  });
});

it('0 means that there was no price before', async () => {
  const { id } = await given({ price: '20', compare_at_price: '30' });
  expect((await change(id, { price: 40, compare_at_price: 0 })).status).toBe(200);
  expect(await now(id)).toMatchObject({ price: 40, compare_at_price: null });
});
