import { staff } from '@mekong/testing';
import Papa from 'papaparse';
import { aPng, asFile, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  const [logitech, kouprex] = [await givenBrand(catalog, 'Logitech'), await givenBrand(catalog, 'Kouprex')];
  const products = [
    { name: 'Logitech MX Master', brand: logitech.name, name_km: 'កណ្ដុរឥតខ្សែ MX Master' },
    { name: 'Superlight', brand: logitech.name, name_km: 'កណ្ដុរហ្គេម Superlight' },
    { name: 'Red Ironhide Keyboard', brand: kouprex.name, name_km: 'ក្ដារចុចមេកានិច Ironhide' },
    { name: 'Blue Keyboard', brand: kouprex.name },
    { name: 'Keyboard', brand: kouprex.name },
    { name: 'Mechanical Keyboard Pro', brand: kouprex.name },
    { name: 'Keyboard Wrist Rest', brand: kouprex.name },
    { name: 'Ultimate Mousepad', brand: kouprex.name },
  ];
  for (const product of products) await createProduct(catalog, seller, product);
});
afterAll(() => catalog.stop());

const find = async (q: string, limit = 20): Promise<string[]> => {
  const { body } = await catalog.as().get(`/products?limit=${limit}&q=${encodeURIComponent(q)}`);
  return body.products.map((product: { name: string }) => product.name);
};

it.each([
  ['logtech mx', 'Logitech MX Master'],
  ['LOGITEHC mx', 'Logitech MX Master'],
  ['kogitech mx', 'Logitech MX Master'],
  ['keybord red', 'Red Ironhide Keyboard'],
  ['ironhdie', 'Red Ironhide Keyboard'],
  ['mauspad', 'Ultimate Mousepad'],
  ['ultimte', 'Ultimate Mousepad'],
  ['superlihgt', 'Superlight'],
])('a search for %s finds %s', async (term, name) => {
  expect((await find(term))[0]).toBe(name);
});

it.each([
  ['កណ្ដុរហ្គេម', 'Superlight'],
  ['កណ្ដរហ្គេម', 'Superlight'],
  ['superlight កណ្ដុរ', 'Superlight'],
  ['ក្តារចុចមេកានិច', 'Red Ironhide Keyboard'],
])('a search in Khmer for %s finds %s', async (term, name) => {
  expect((await find(term))[0]).toBe(name);
});

it.each(['zzz', 'qwxz', 'asdfghjkl', '12345678', '---', 'zzz qwxz', 'ឆឆឆឆ'])(
  'a search for the nonsense %s finds nothing',
  async (term) => {
    expect(await find(term)).toEqual([]);
  },
);

it('a brand finds all of its products, those with its name in theirs first', async () => {
  expect(await find('logitech')).toEqual(['Logitech MX Master', 'Superlight']);
});

it('a category finds its products if no name contains the term', async () => {
  await createProduct(catalog, seller, { name: 'Wide View', brand: 'Kouprex', button: 'monitor' });
  expect(await find('monitor')).toEqual(['Wide View']);
  expect(await find('wide monitr')).toEqual(['Wide View']);
});

it('a mistyped brand finds its products, also together with words of their names', async () => {
  expect((await find('logtech')).sort()).toEqual(['Logitech MX Master', 'Superlight']);
  expect(await find('superlight logitec')).toEqual(['Superlight']);
});

it('the exact name comes first, then names that begin with the term, then names that contain it', async () => {
  expect(await find('keyboard')).toEqual([
    'Keyboard',
    'Keyboard Wrist Rest',
    'Blue Keyboard',
    'Mechanical Keyboard Pro',
    'Red Ironhide Keyboard',
  ]);
});

it('products with the words come before those with mistyped ones', async () => {
  await createProduct(catalog, seller, { name: 'Marble Pad Dune', brand: 'Kouprex' });
  await createProduct(catalog, seller, { name: 'Marbel Cloth Dune', brand: 'Kouprex' });
  expect(await find('dune marbel')).toEqual(['Marbel Cloth Dune', 'Marble Pad Dune']);
});

it.each(['imate Mouse', 'te mo', 'usepa'])('a part of a name, here %s, finds it', async (part) => {
  expect(await find(part)).toEqual(['Ultimate Mousepad']);
});

it('answers at most as many as requested, the best ones', async () => {
  expect(await find('keyboard', 2)).toEqual(['Keyboard', 'Keyboard Wrist Rest']);
  expect(await find('keybord', 1)).toHaveLength(1);
});

it('a price counts among all products, not only among the first that have the words', async () => {
  const mice = Array.from({ length: 400 }, (_, n) => ({ name: `Crowd ${n}`, price: n === 399 ? '4' : '50' }));
  const rows = mice.map((mouse) => ({ ...mouse, category: 'mouse', brand: 'Kouprex', image: 'a.png' }));
  const form = new FormData();
  const csv = Papa.unparse(rows.map((row) => ({ ...row, stock: '1', description: 'One of many' })));
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  expect((await catalog.as(seller).post('/api/products/bulk', form)).body.failures).toEqual([]);
  expect(await find('crowd under $5')).toEqual(['Crowd 399']);
  expect(await find('crowd over $60')).toEqual([]);
});

it('leaves out deleted products', async () => {
  const { product } = (await createProduct(catalog, seller, { name: 'Vanishing Act', brand: 'Kouprex' }))
    .body;
  await catalog.as(seller).delete(`/api/products/${product.id}`);
  expect(await find('vanishing')).toEqual([]);
  expect(await find('vanihsing')).toEqual([]);
  expect(await find('anishing')).toEqual([]);
});

it('treats % and _ and \\ as plain characters, also in the search for typing errors', async () => {
  for (const term of ['%', '_', '\\', 'key%ard', 'key_oard', '%%%%%%']) expect(await find(term)).toEqual([]);
});

it('accepts a term of 200 characters and refuses a longer one', async () => {
  expect((await catalog.as().get(`/products?q=${'a '.repeat(100)}`)).status).toBe(200);
  expect((await catalog.as().get(`/products?q=${'a'.repeat(201)}`)).status).toBe(400);
});

describe('the order of what is found', () => {
  const dress = { brand: 'Kouprex', button: 'headphone', headphone_color: 'Crimson' };
  beforeAll(async () => {
    await createProduct(catalog, seller, { ...dress, name: 'Alpha', description: 'Loud.' });
    await createProduct(catalog, seller, {
      ...dress,
      name: 'Beta',
      headphone_color: 'Grey',
      description: 'Not crimson.',
    });
    await createProduct(catalog, seller, { ...dress, name: 'Gamma', stock: '0' });
    await createProduct(catalog, seller, { ...dress, name: 'Delta crimson', headphone_color: 'Grey' });
    await createProduct(catalog, seller, {
      ...dress,
      name: 'Epsilon',
      button: 'keyboard',
      keyboard_color: 'Crimson',
    });
  });

  it('is names, specifications, descriptions; and in each what can be bought before what is sold out', async () => {
    expect(await find('crimson headphone')).toEqual(['Delta crimson', 'Alpha', 'Gamma', 'Beta']);
  });

  it('begins with the category that is meant', async () => {
    expect((await find('keyboard crimson'))[0]).toBe('Epsilon');
    expect(await find('crimson')).toContain('Epsilon');
  });

  it('counts a word wherever it stands, and leaves out one that nothing has with the others', async () => {
    expect(await find('alpha crimson kouprex')).toEqual(['Alpha']);
    expect(await find('alpha crimson silver')).toEqual(['Alpha']);
  });
});

it('finds what an edit has written, and no longer what it has removed', async () => {
  const { id } = (
    await createProduct(catalog, seller, { name: 'Edited', brand: 'Kouprex', mouse_color: 'Ochre' })
  ).body.product;
  await catalog.as(seller).patch(`/api/products/${id}`, { mouse_color: 'Turquoise', name_km: 'កណ្ដុរកែវ' });
  expect(await find('turquoise')).toEqual(['Edited']);
  expect(await find('ochre')).toEqual([]);
  expect(await find('កែវ')).toEqual(['Edited']);
});

it('finds the products of a brand by its new name, and by the brand into which it was merged', async () => {
  const admin = staff('admin');
  const [old, other] = [await givenBrand(catalog, 'Oldname'), await givenBrand(catalog, 'Otherbrand')];
  await createProduct(catalog, seller, { name: 'Wanderer', brand: old.name });
  const form = new FormData();
  form.set('name', 'Renamed');
  await catalog.as(admin).patch(`/api/brands/${old.id}`, form);
  expect(await find('renamed')).toEqual(['Wanderer']);
  await catalog.as(admin).post(`/api/brands/${old.id}/merge`, { into: other.id });
  expect(await find('otherbrand')).toEqual(['Wanderer']);
});

it.each([
  ['Straße Neo', 'strasse', 'STRASSE', 'straße'],
  ['Œuvre Neo', 'oeuvre', 'œuvre'],
  ['Smorrebrod Neo', 'smørrebrød', 'smorrebrod'],
  ['Bàn Phím Đen', 'ban phim den', 'đen bàn phím'],
  ['Sean’s O’Brien Neo', 'obrien', "o'brien", 'O’Brien', 'seans'],
])('%s is found as it is typed on any keyboard', async (name, ...typed) => {
  await createProduct(catalog, seller, { name, brand: 'Kouprex' });
  for (const term of typed) expect([term, (await find(term))[0]]).toEqual([term, name]);
});
