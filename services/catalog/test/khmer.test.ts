import { outboxOf, staff } from '@mekong/testing';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const given = async (fields: Record<string, string> = {}) =>
  (await createProduct(catalog, seller, { brand, ...fields })).body.product;

describe('the Khmer texts of a product', () => {
  it('are stored trimmed and in one Unicode form', async () => {
    const product = await given({ name_km: ' កណ្ដុរ Café ', description_km: ' ស្រាល ' });
    expect(product).toMatchObject({ name_km: 'កណ្ដុរ Café', description_km: 'ស្រាល' });
  });

  it('are told to other services', async () => {
    const { id } = await given({ name_km: 'កណ្ដុរ' });
    const [created] = await outboxOf(catalog.databaseUrl, id);
    expect(created!.data).toMatchObject({ name_km: 'កណ្ដុរ' });
  });

  it('are null when they are missing or blank', async () => {
    expect(await given()).toMatchObject({ name_km: null, description_km: null });
    expect(await given({ name_km: ' ', description_km: '' })).toMatchObject({
      name_km: null,
      description_km: null,
    });
  });

  it.each([{ name_km: 'ក'.repeat(201) }, { description_km: 'ក'.repeat(5_001) }])(
    'are refused when they are too long, naming the field',
    async (fields) => {
      const answer = await createProduct(catalog, seller, { brand, ...fields });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toMatchObject([{ field: Object.keys(fields)[0] }]);
    },
  );

  it('are changed and removed by an edit, and kept by one without them', async () => {
    const { id } = await given({ name_km: 'កណ្ដុរ', description_km: 'ស្រាល' });
    const patch = async (body: object) =>
      (await catalog.as(seller).patch(`/api/products/${id}`, body)).body.product;
    expect(await patch({ price: 5 })).toMatchObject({ name_km: 'កណ្ដុរ', description_km: 'ស្រាល' });
    expect(await patch({ name_km: 'ក្ដារចុច' })).toMatchObject({
      name_km: 'ក្ដារចុច',
      description_km: 'ស្រាល',
    });
    expect(await patch({ name_km: null, description_km: ' ' })).toMatchObject({
      name_km: null,
      description_km: null,
    });
  });

  it('are uploaded in columns of their own', async () => {
    const csv = [
      'name,category,brand,price,stock,description,image,name_km,description_km',
      `${aName('With')},mouse,${brand},1,1,Nice,a.png,កណ្ដុរ,ស្រាល`,
      `${aName('Without')},mouse,${brand},1,1,Nice,a.png,,`,
    ].join('\n');
    const form = new FormData();
    form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
    form.append('images', asFile(await aPng()), 'a.png');
    const { rows } = (await catalog.as(seller).post('/api/products/bulk', form)).body;
    const read = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product;
    expect(await read(rows[0].id)).toMatchObject({ name_km: 'កណ្ដុរ', description_km: 'ស្រាល' });
    expect(await read(rows[1].id)).toMatchObject({ name_km: null, description_km: null });
  });
});

describe('a text that is one long word', () => {
  it.each([
    ['of Thai, which is written without blanks', 'หูฟังไร้สาย'.repeat(200)],
    ['of Latin letters', 'a'.repeat(3_000)],
    ['of hyphens and letters', 'ab-'.repeat(1_000)],
    ['of Khmer letters, each under the one before', 'ក្ក'.repeat(3) + '្ក'.repeat(1_000)],
    ['of numbers', '1.'.repeat(1_500) + '1'],
    ['of letters beyond the first plane', '𝒳'.repeat(1_000)],
  ])('%s is kept', async (_what, text) => {
    expect(await given({ description: text, description_km: text })).toMatchObject({ description: text });
  });

  it('is found by its beginning', async () => {
    const { id } = await given({ description: `${'หูฟังไร้สาย'.repeat(200)}` });
    const { products } = (await catalog.as().get(`/products?q=${encodeURIComponent('หูฟังไร้')}`)).body;
    expect(products.map((one: { id: number }) => one.id)).toContain(id);
  });
});
