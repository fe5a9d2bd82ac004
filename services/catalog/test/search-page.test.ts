import { staff } from '@mekong/testing';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  const [tonle, bayon] = [await givenBrand(catalog, 'Tonle'), await givenBrand(catalog, 'Bayon')];
  const products = [
    { name: 'Swift A', price: '10', connection: 'USB', brand: tonle.name },
    { name: 'Swift B', price: '30', connection: 'Bluetooth', brand: tonle.name, stock: '0' },
    { name: 'Swift C', price: '20', connection: 'Bluetooth', brand: bayon.name },
    { name: 'Swift D', price: '40', button: 'keyboard', layout: 'TKL', brand: tonle.name },
    { name: 'Slow E', price: '5', brand: tonle.name },
  ];
  for (const product of products) await createProduct(catalog, seller, product);
});
afterAll(() => catalog.stop());

const page = async (query: string) =>
  (await catalog.as().get(`/api/products/search?${encodeURI(query)}`)).body;
const names = async (query: string): Promise<string> =>
  (await page(query)).products.map(({ name }: { name: string }) => name.at(-1)).join('');

it.each([
  ['q=swift', 'ACDB'],
  ['q=swift&sort=price-desc', 'DBCA'],
  ['q=swift&sort=newest', 'DCBA'],
  ['q=swift&category=mouse', 'ACB'],
  ['q=swift&category=mouse&connection=Bluetooth', 'CB'],
  ['q=swift&connection=Bluetooth', 'ACDB'],
  ['q=swift&category=mouse&brand=tonle', 'AB'],
  ['q=swift&category=mouse&brand=tonle&sort=price-desc', 'BA'],
  ['q=swift&in_stock=true', 'ACD'],
  ['q=swift&min=15&max=30', 'CB'],
  ['q=swift&limit=3', 'ACD'],
  ['q=swift&limit=3&page=2', 'B'],
  ['q=swift&limit=3&page=3', ''],
  ['q=swfit', 'ACDB'],
  ['q=swift under $30', 'ACB'],
  ['q=swift above 20 dollars&category=mouse', 'CB'],
  ['q=swfit between 15 and 25', 'C'],
  ['q=swift under $2', ''],
  ['q=under $30&category=mouse', 'EACB'],
  ['q=under $30', 'ACEB'],
  ['q=$10-$20', 'AC'],
  ['q=products under $30', 'ACEB'],
  ['q=ក្រោម ៣០ ដុល្លារ', 'ACEB'],
  ['q=under $30 without bluetooth', 'AE'],
  ['q=ក្រោម ៣០ ដុល្លារ គ្មាន bluetooth', 'AE'],
  ['q=under $30&sort=price-asc', 'EACB'],
  ['q=mouse ipad', 'EACB'],
  ['q=swift 75% qqqqqq', 'ACDB'],
  ['q=swift qq%', ''],
  ['q=swift 15-25', 'C'],
  ['q=swift 15 to 35&category=mouse', 'CB'],
  ['q=swift 60-70', 'ACDB'],
  ['q=under $2', ''],
  ['q=swift without bluetooth', 'AD'],
  ['q=swift not tkl under $15', 'A'],
  ['q=swfit no bluetooth', 'AD'],
  ['q=without bluetooth&category=mouse', 'EA'],
  ['q=swift without qqqqqq', 'ACDB'],
  ['q=swift not qqqqqq under $15', 'A'],
  ['q=qqqqqq without bluetooth', ''],
  ['q=', ''],
  ['', ''],
])('the results of %s are %s', async (query, found) => {
  expect(await names(query)).toBe(found);
});

it('come with their number, those of each category, and the counts beside the filters', async () => {
  expect(await page('q=swift&limit=2&in_stock=true')).toMatchObject({
    page: 1,
    totalPages: 2,
    total: 3,
    understood: null,
    categories: [
      { category: 'mouse', count: 3 },
      { category: 'keyboard', count: 1 },
    ],
    facets: { price: { min: 10, max: 40 }, in_stock: 3, details: [] },
  });
  const { facets } = await page('q=swift&category=mouse');
  expect(facets.details).toEqual([
    {
      name: 'connection',
      values: [
        { value: 'Bluetooth', count: 2 },
        { value: 'USB', count: 1 },
      ],
    },
  ]);
});

it('say how a mistyped term was understood together with the price that it bounds', async () => {
  expect(await page('q=swfit under 30')).toMatchObject({ understood: 'swift under 30' });
});

it('say how a mistyped term was understood together with what it refuses', async () => {
  expect(await page('q=swfit without bluetooth')).toMatchObject({ understood: 'swift without bluetooth' });
});

it('take no slip for non-slip where a product is called that', async () => {
  await createProduct(catalog, seller, {
    name: 'Rest F',
    brand: 'Bayon',
    button: 'mousepad',
    material: 'Non-slip rubber',
  });
  await createProduct(catalog, seller, {
    name: 'Rest G',
    brand: 'Bayon',
    button: 'mousepad',
    material: 'Glass',
  });
  expect(await names('q=rest no slip')).toBe('F');
});

it('are none where all of the category that is meant have what is refused', async () => {
  await createProduct(catalog, seller, { name: 'Mouse Mat H', brand: 'Bayon', button: 'mousepad' });
  expect(await names('q=mouse without slow')).toContain('H');
  expect(await names('q=mouse without slow without swift')).toBe('');
});

it('say how a mistyped term was understood, unless it finds something itself', async () => {
  expect((await page('q=swfit')).understood).toBe('swift');
  expect((await page('q=qqqqqq')).understood).toBeNull();
});

it.each(['q=swift&sort=best', 'q=swift&page=0', 'q=swift&category=nothing', `q=${'a'.repeat(201)}`])(
  'refuses %s',
  async (query) => {
    expect((await catalog.as().get(`/api/products/search?${encodeURI(query)}`)).status).toBe(400);
  },
);

describe('a word that nothing has with the others', () => {
  it('is named as it was typed, not as what it may have been meant to be', async () => {
    expect((await page('q=tkl 60-70')).left_out).toEqual(['60-70']);
    expect((await page('q=tkl bluetoth')).left_out).toEqual(['bluetoth']);
  });

  it('is left out with the word that refuses it', async () => {
    expect((await page('q=swift Without Qqqqqq')).left_out).toEqual(['Without Qqqqqq']);
    expect((await page('q=កណ្តុរមិនឡូយ')).left_out).toEqual(['មិនឡូយ']);
  });

  it('is left out, which the answer says', async () => {
    const { total, left_out, products } = await page('q=swift qqqqqq');
    expect(left_out).toEqual(['qqqqqq']);
    expect(total).toBe((await page('q=swift')).total);
    expect(products.length).toBeGreaterThan(0);
    const short = await catalog.as().get('/products?q=qqqqqq%20swift');
    expect(short.body).toMatchObject({ left_out: ['qqqqqq'] });
    expect(short.body.products.length).toBeGreaterThan(0);
  });

  it('is not left out where it is all that was asked for, nor where nothing has any', async () => {
    expect(await page('q=qqqqqq')).toMatchObject({ total: 0 });
    expect(await page('q=qqqqqq zzzzzz')).toMatchObject({ total: 0 });
    expect((await page('q=swift')).left_out).toBeUndefined();
  });
});

describe('a model or a code', () => {
  beforeAll(async () => {
    const brand = (await givenBrand(catalog)).name;
    await createProduct(catalog, staff('seller'), { brand, name: 'MKV DS200 Soundbar', sku: 'AB-7781-X' });
    await createProduct(catalog, staff('seller'), { brand, name: 'Zeta G-502 X Plus' });
    await createProduct(catalog, staff('seller'), { brand, name: 'Oxen 60 Board' });
    await createProduct(catalog, staff('seller'), { brand, name: 'Quiet Bar', sku: 'QKV-DS900' });
    await createProduct(catalog, staff('seller'), { brand, name: 'Loud Bar', sku: 'LK_B.60/X' });
  });

  it.each([
    ['MKV DS200', 'MKV DS200 Soundbar'],
    ['mkv-ds200', 'MKV DS200 Soundbar'],
    ['mkvds200', 'MKV DS200 Soundbar'],
    ['mkv ds 200', 'MKV DS200 Soundbar'],
    ['ds 200', 'MKV DS200 Soundbar'],
    ['AB-7781-X', 'MKV DS200 Soundbar'],
    ['G502', 'Zeta G-502 X Plus'],
    ['g 502', 'Zeta G-502 X Plus'],
    ['G502X', 'Zeta G-502 X Plus'],
    ['zetag502', 'Zeta G-502 X Plus'],
    ['g502 x plus', 'Zeta G-502 X Plus'],
    ['ab7781x', 'MKV DS200 Soundbar'],
    ['AB 7781 X', 'MKV DS200 Soundbar'],
    ['oxen60', 'Oxen 60 Board'],
    ['oxen-60', 'Oxen 60 Board'],
    ['Oxen 60', 'Oxen 60 Board'],
  ])('is found by %s', async (q, name) => {
    const { products } = await page(`q=${q}`);
    expect(products[0]?.name).toBe(name);
  });

  it.each([
    ['qkv-ds 900', 'Quiet Bar'],
    ['QKV DS-900', 'Quiet Bar'],
    ['qkv ds 900 bar', 'Quiet Bar'],
    ['LK B60 X', 'Loud Bar'],
    ['lkb 60x', 'Loud Bar'],
  ])('is found whole by %s, in however many parts that is written', async (q, name) => {
    const { products, left_out: leftOut } = await page(`q=${q}`);
    expect([products[0]?.name, leftOut]).toEqual([name, undefined]);
  });
});

it('of words that no product has together the one of its specifications is kept, wherever it stands', async () => {
  const brand = (await givenBrand(catalog)).name;
  const silent = { name: 'Hush K', mouse_other_features: 'Silent switches' };
  for (const product of [silent, { name: 'Desk L', description: 'For the office' }])
    await createProduct(catalog, seller, { brand, ...product });
  for (const q of ['mouse office silent', 'silent office mouse', 'silent mouse office']) {
    const { products, left_out } = await page(`q=${q}`);
    expect([products.at(-1).name, left_out]).toEqual(['Hush K', ['office']]);
  }
});
