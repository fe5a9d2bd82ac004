import { dataFolder, loadSampleCatalogue } from '../../infra/sample-catalogue/src/load.js';
import { loadSampleReviews } from '../../infra/sample-catalogue/src/reviews.js';
import { inTurn, readProducts, readRows, type Row } from '../../infra/sample-catalogue/src/tables.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { aShopper } from '../support/shopper.js';

let shop: EmbeddedShop;

beforeAll(async () => {
  shop = await startEmbeddedShop();
});
afterAll(() => shop.stop());

const load = () =>
  loadSampleCatalogue({
    baseUrl: shop.url,
    email: 'seller@mekong.example',
    password: 'Seller123!',
    adminEmail: 'admin@mekong.example',
    adminPassword: 'Admin123!',
  });

/** All products of the shop, newest first, in the form of the sample's tables. */
async function shownProducts(): Promise<Row[]> {
  const shopper = aShopper(shop.url);
  const { body } = await shopper.call('GET', '/api/products?limit=100');
  const ids: string[] = body.products.map(({ id }: { id: string }) => id);
  return Promise.all(
    ids.map(async (id) => asRow((await shopper.call('GET', `/api/products/${id}`)).body.product)),
  );
}

function asRow({ brand, ...product }: Record<string, unknown> & { brand: { name: string } }): Row {
  const { name, category, stock, description, name_km, description_km } = product;
  const price = Number(product['price']).toFixed(2);
  const facts = { name, category, brand: brand.name, price, stock, description, name_km, description_km };
  const [, details] = Object.entries(product).find(([key]) => key.endsWith('Model'))!;
  return Object.fromEntries(
    Object.entries({ ...facts, ...(details as object) }).map(([key, value]) => [key, cellOf(value)]),
  );
}

function cellOf(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

it('the bulk upload creates every sample product with the values of its table, and only once', async () => {
  expect(await load()).toEqual({ brands: 10, products: 66 });
  expect(await load()).toEqual({ brands: 0, products: 0 });
  const rows = inTurn(await readProducts(dataFolder)).map(({ image: _image, ...facts }) => facts);
  expect(await shownProducts()).toEqual(rows.reverse());
});

it('every value that needs Khmer has it', async () => {
  await load();
  const admin = aShopper(shop.url);
  await admin.call('POST', '/api/auth/login', { email: 'admin@mekong.example', password: 'Admin123!' });
  expect((await admin.call('GET', '/api/admin/value-words')).body.missing).toEqual([]);
});

it('every product has four views, each with what it shows', async () => {
  await load();
  const { body } = await aShopper(shop.url).call('GET', '/api/products?limit=100');
  const counts = body.products.map(({ images }: { images: unknown[] }) => images.length);
  expect(new Set(counts)).toEqual(new Set([4]));
  expect(body.products[0].images[3]).toMatchObject({
    alt: expect.stringMatching(/ on a desk$/),
    alt_km: expect.stringMatching(/នៅលើតុ$/),
  });
});

it('every sample review is shown as that of a customer who has bought the product, and only once', async () => {
  await load();
  const asAdmin = { baseUrl: shop.url, adminEmail: 'admin@mekong.example', adminPassword: 'Admin123!' };
  const rows = await readRows(`${dataFolder}/reviews.csv`);
  expect(await loadSampleReviews(asAdmin)).toBe(rows.length);
  expect(await loadSampleReviews(asAdmin)).toBe(0);
  const { body } = await aShopper(shop.url).call('GET', '/api/products?limit=100');
  const shown = await Promise.all(
    body.products.map(async ({ id, name }: { id: number; name: string }) => {
      const { body: page } = await aShopper(shop.url).call('GET', `/api/reviews?product_id=${id}&limit=50`);
      return page.reviews.map(({ author, rating, text, answer }: Record<string, unknown>) =>
        [name, author, rating, text, answer ?? ''].join('|'),
      );
    }),
  );
  expect(shown.flat().sort()).toEqual(rows.map((row) => Object.values(row).join('|')).sort());
});
