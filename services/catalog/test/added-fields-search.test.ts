import { staff, waitFor } from '@mekong/testing';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { addFields, changeFields } from './spec-fields.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog, 'Tonlix')).name;
  await addFields(
    catalog,
    'mousepad',
    { label: 'Stitched edges', label_km: 'ថ្នេរគែម', kind: 'yes_no' },
    { label: 'Friction', kind: 'number', unit: 'newton' },
    { label: 'Weave', kind: 'text' },
  );
  const pad = { brand, button: 'mousepad' };
  await createProduct(catalog, seller, {
    ...pad,
    name: 'Alpha',
    x_stitched_edges: 'yes',
    x_weave: 'Jacquard',
  });
  await createProduct(catalog, seller, { ...pad, name: 'Beta', x_stitched_edges: 'no', x_friction: '42' });
  await createProduct(catalog, seller, { ...pad, name: 'Gamma', material: 'Cordura' });
});
afterAll(() => catalog.stop());

const find = async (q: string): Promise<string[]> => {
  const { body } = await catalog.as().get(`/products?limit=20&q=${encodeURIComponent(q)}`);
  return body.products.map(({ name }: { name: string }) => name);
};
const set = (name: string, to: object) =>
  changeFields(catalog, 'mousepad', (fields) =>
    fields.map((one) => (one.name === name ? { ...one, ...to } : one)),
  );
const finds = (q: string, names: string[]) =>
  waitFor(async () => String(await find(q)) === String(names), { what: `a search for ${q}` });

it.each([
  ['jacquard', ['Alpha']],
  ['stitched edges', ['Alpha']],
  ['ថ្នេរគែម', ['Alpha']],
  ['42 newton', ['Beta']],
])('a product is found by its added fields: %s', async (term, names) => {
  expect(await find(term)).toEqual(names);
});

it('a field that is hidden finds nothing soon after, and finds again once it is shown', async () => {
  await set('x_weave', { hidden: true });
  await finds('jacquard', []);
  await set('x_weave', { hidden: false });
  await finds('jacquard', ['Alpha']);
});

it('an own field that is hidden finds nothing soon after', async () => {
  expect(await find('cordura')).toEqual(['Gamma']);
  await set('material', { hidden: true });
  await finds('cordura', []);
});

it('a field that is called otherwise finds by its new label', async () => {
  await set('x_stitched_edges', { label: 'Sewn borders' });
  await finds('sewn borders', ['Alpha']);
});

it('a field that is removed finds nothing soon after', async () => {
  await changeFields(catalog, 'mousepad', (fields) => fields.filter(({ name }) => name !== 'x_friction'));
  await finds('42 newton', []);
});
