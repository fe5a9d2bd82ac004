import { staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** A brand of its own with these products. */
async function given(...products: Record<string, string>[]) {
  const brand = await givenBrand(catalog);
  for (const fields of products) await createProduct(catalog, seller, { brand: brand.name, ...fields });
  return brand;
}

const page = async (query: Record<string, string>) =>
  (await catalog.as().get(`/api/products?${new URLSearchParams(query)}`)).body;
const names = async (query: Record<string, string>) =>
  (await page(query)).products.map((product: { name: string }) => product.name);

describe('the table of products', () => {
  it('finds words in names and in the brand, in any letter case', async () => {
    const brand = await given({ name: 'Quiet Öne' }, { name: 'Loud one' });
    expect(await names({ q: `${brand.name.toUpperCase()} quiet ö` })).toEqual(['Quiet Öne']);
  });

  it('finds Khmer names', async () => {
    const brand = await given({ name: 'A', name_km: 'កណ្ដុរស្ងាត់' }, { name: 'B' });
    expect(await names({ q: 'កណ្ដុរស្ងាត់', brand: String(brand.id) })).toEqual(['A']);
  });

  it('treats % as a plain character', async () => {
    const brand = await given({ name: 'Pad 100%' }, { name: 'Pad 1000' });
    expect(await names({ q: '100%', brand: brand.name })).toEqual(['Pad 100%']);
  });

  it.each([
    ['out', ['None']],
    ['low', ['Few']],
    ['in', ['Many', 'Few']],
  ])('shows what is %s of stock', async (stock, shown) => {
    const brand = await given(
      { name: 'None', stock: '0' },
      { name: 'Few', stock: '5' },
      { name: 'Many', stock: '6' },
    );
    expect(await names({ brand: brand.name, stock })).toEqual(shown);
  });

  it('shows what needs restock: as few as the product says, or fewer', async () => {
    const brand = await given(
      { name: 'Five', stock: '5' },
      { name: 'Six', stock: '6' },
      { name: 'Twenty', stock: '20', restock_at: '20' },
      { name: 'One', stock: '1', restock_at: '0' },
    );
    const query = { brand: brand.name, stock: 'restock', sort: 'name-asc' };
    expect(await names(query)).toEqual(['Five', 'Twenty']);
    const one = (await page({ brand: brand.name, q: 'one' })).products[0];
    await catalog.as(seller).patch(`/api/products/${one.id}`, { restock_at: 1 });
    expect(await names(query)).toEqual(['Five', 'One', 'Twenty']);
  });

  it('finds products by SKU and barcode', async () => {
    const brand = await given({ name: 'Coded', sku: 'KB-77x', barcode: '885012345' }, { name: 'Plain' });
    expect(await names({ brand: brand.name, q: 'kb-77X' })).toEqual(['Coded']);
    expect(await names({ brand: brand.name, q: '885012345' })).toEqual(['Coded']);
  });

  it.each([
    ['name-asc', ['a', 'B', 'c']],
    ['name-desc', ['c', 'B', 'a']],
    ['stock-asc', ['c', 'a', 'B']],
    ['stock-desc', ['B', 'a', 'c']],
  ])('is sorted by %s', async (sort, shown) => {
    const brand = await given(
      { name: 'c', stock: '1' },
      { name: 'a', stock: '2' },
      { name: 'B', stock: '3' },
    );
    expect(await names({ brand: brand.name, sort })).toEqual(shown);
  });

  it("shows only a seller's own", async () => {
    const other = staff('seller');
    const brand = await given({ name: 'Mine' });
    await createProduct(catalog, other, { brand: brand.name, name: 'Theirs' });
    expect(await names({ brand: brand.name, seller: other.userId })).toEqual(['Theirs']);
  });

  it('has the number of all products on every page', async () => {
    const brand = await given({ name: aName('P') }, { name: aName('P') }, { name: aName('P') });
    const { products, ...rest } = await page({ brand: brand.name, limit: '2', page: '2' });
    expect(products).toHaveLength(1);
    expect(rest).toEqual({ page: 2, total: 3, totalPages: 2 });
  });

  it.each([
    ['Ñandú Óptico', 'optico nandu'],
    ['Nandu Cromo', 'ÑANDÚ cromo'],
    ['O’Brien Pro', "pro o'brien"],
    ['Curved 27” Deep', 'deep 27"'],
    ['MKV-DS200 Soundbar', 'mkv ds200'],
    ['Bull 60 Board', 'bull60'],
    ['Oxen 75 Board', 'OXEN-75'],
    ['RKV-DS300 Soundbar', 'rkv ds-300'],
  ])('%s is found by %s', async (name, q) => {
    await createProduct(catalog, seller, { brand: (await givenBrand(catalog)).name, name });
    expect(await names({ q })).toEqual([name]);
    expect(await names({ q: `${q} nothing` })).toEqual([]);
  });

  it('finds Khmer names, brands and codes however they are spelt', async () => {
    const brand = (await givenBrand(catalog, 'Éclat Übung')).name;
    const fields = { brand, name: 'Khmer Keys', name_km: 'ក្តារចុច\u200Bធំ', sku: 'KX-90_1' };
    await createProduct(catalog, seller, fields);
    for (const q of ['ក្ដារចុចធំ', 'ubung ក្ដារ', 'eclat keys', 'kx90', 'KX‑90_1', 'kx-901', 'k.x90/1'])
      expect([q, await names({ q })]).toEqual([q, ['Khmer Keys']]);
  });

  it('of an unknown brand is empty', async () => {
    expect(await page({ brand: 'nobody makes this' })).toMatchObject({ products: [], total: 0 });
  });

  it.each([
    ['stock', 'plenty'],
    ['sort', 'colour'],
    ['seller', 'me'],
  ])('refuses the %s %s', async (name, value) => {
    expect(await page({ [name]: value })).toMatchObject({ status: 400 });
  });
});
