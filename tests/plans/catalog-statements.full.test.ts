import { anEvent, staff, waitFor } from '@mekong/testing';
import { createProduct, givenBrand } from '../../services/catalog/test/builders.js';
import { start } from '../../services/catalog/src/service.js';
import { startBigService, type BigService } from './big-service.js';

const size = 100_000;
const words = ['Swift Wireless', 'Silent Compact', 'Bright Curved', 'Steady Modular'];
const categories = ['mouse', 'keyboard', 'headphone', 'monitor', 'mousepad'];

let big: BigService;

beforeAll(async () => {
  big = await startBigService('catalog', start);
  const seller = staff('seller');
  const brands = await Promise.all(
    ['Tonle', 'Angkor', 'Bayon', 'Mekong'].map((name) => givenBrand(big.service, name)),
  );
  for (let n = 0; n < 20; n += 1) {
    const name = `${words[n % words.length]} ${categories[n % categories.length]} ${n}`;
    const fields = {
      name,
      button: categories[n % categories.length],
      brand: brands[n % brands.length]!.name,
    };
    await createProduct(big.service, seller, fields);
  }
  await big.fill('products', size / 20 - 1, {
    id: 'source.id + 20 * n',
    name: "source.name || ' ' || n",
    name_key: "source.name_key || ' ' || n",
    price_cents: '500 + (source.id * 37 + n * 11) % 20000',
    stock: '(source.id + n) % 50',
    sold: '(source.id * 7 + n * 13) % 5000',
  });
  await big.fill('product_words', size / 20 - 1, {
    product_id: 'source.product_id + 20 * n',
    names: "source.names || to_tsvector('simple', n::text)",
    words: "source.words || setweight(to_tsvector('simple', n::text), 'A')",
    spellings: "source.spellings || E'\\n' || n",
  });
  await big.sql(
    'INSERT INTO words SELECT n::text FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING',
    [size / 20],
  );
  await big.sql("SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))");
}, 300_000);

afterAll(() => big.stop());

async function ask(path: string): Promise<void> {
  const { status } = await big.service.as().get(encodeURI(path));
  expect({ path, status }).toEqual({ path, status: 200 });
}

it.each([
  '/api/products?ids=7,70000',
  '/api/products/70000',
  '/api/brands-by-category/mouse',
  '/products?q=wireless mouse 0 777',
  '/products?q=1 2',
  '/products?q=5 6 7 8',
  '/products?q=1 2 3 4 5 6 7 9',
  '/products?q=e o m u s h 1 9',
  '/products?q=wirelezz',
  '/products?q=wirelexqz',
  '/products?q=wirel mou',
  '/products?q=កណ្ដុរ 777',
  '/products?q=under 30',
  '/products?q=over $1',
  '/products?q=between 7 and 7.05',
  '/products?q=under 400000 riel',
  '/products?q=cheap',
  '/products?q=cheapest under 30 riel',
  '/products?q=cheap wireless mouse',
  '/products?q=cheap 777 over $5',
  '/products?q=wireless mouse under 30',
  '/products?q=wireless mouse under 1',
  '/products?q=gift under 30',
  '/products?q=under 40 without wireless',
  '/products?q=កណ្តុរតំលៃថោក',
  '/products?q=ចំងាយ mouse ក្រោម 30$',
  '/products?q=wirelessmouse under 30',
  '/products?q=swiftwirelessmouse cheap',
  '/api/products?q=4777',
  '/api/products?q=mouse 4777 tonle',
])('%s reads no whole table', async (path) => {
  expect(await big.wholeTablesReadBy(() => ask(path))).toEqual([]);
});

/** The service caches the order of a list until the catalogue changes, and what depends on the stock for a moment. */
it.each([
  ['/api/products?page=1', '/api/products?page=5000'],
  ['/api/products?sort=price-asc', '/api/products?sort=price-asc&page=5000'],
  ['/api/products?sort=price-desc', '/api/products?sort=price-desc&page=5000'],
  ['/api/products?sort=name-asc', '/api/products?sort=name-asc&page=5000'],
  ['/api/products?sort=name-desc', '/api/products?sort=name-desc&page=5000'],
  ['/api/products/mouse/all', '/api/products/mouse/all?page=70'],
  ['/api/products/mouse/Tonle', '/api/products/mouse/Tonle?page=20'],
  ['/api/products/search?q=777', '/api/products/search?q=777&min=20&page=2'],
  ['/api/products/search?q=wireless mouse', '/api/products/search?q=cheap mouse'],
  ['/api/products/search?q=wireless mouse', '/api/products/search?q=wireless mouse under 5.50'],
])('after %s and after a sale, %s reads no whole table', async (before, path) => {
  await ask(before);
  await sell();
  expect(await big.wholeTablesReadBy(() => ask(path))).toEqual([]);
});

describe('the first call after the catalogue has changed', () => {
  const firstCallOf = async (path: string) => {
    await createProduct(big.service, staff('seller'), { name: `New, ${path}`, brand: 'Tonle' });
    return big.wholeTablesReadBy(() => ask(path));
  };

  it.each([
    '/api/products',
    ...['best-selling', 'price-asc', 'price-desc', 'name-asc', 'name-desc', 'stock-asc', 'stock-desc'].map(
      (sort) => `/api/products?sort=${sort}`,
    ),
    '/api/products/mouse/all',
    '/api/products/mouse/all?sort=best-selling',
    '/api/products/mouse/all?sort=stock-desc',
    '/api/products/mouse/Tonle?sort=name-asc',
  ])('of %s puts all products in order by an index alone', async (path) => {
    const read = await firstCallOf(path);
    expect(read.filter((line) => !line.startsWith('Index Only Scan'))).toEqual([]);
  });

  it.each([
    '/api/products/mouse/all?sort=name-asc',
    '/api/products/mouse/all?facets=true&in_stock=true&min=20',
    '/api/products/search?q=777&sort=price-asc',
  ])('of %s reads the products of one category once', async (path) => {
    const read = await firstCallOf(path);
    const ofTable = read.filter((line) => !line.startsWith('Index Only Scan'));
    expect(ofTable).toEqual([expect.stringMatching(/ reads 20,0\d\d rows of products: /)]);
  });

  it('of all products together reads a few thousand at a time', async () => {
    expect(await firstCallOf('/products')).toEqual([]);
  });
});

it('a stock.changed event reads no whole table', async () => {
  expect(await big.wholeTablesReadBy(sell)).toEqual([]);
});

let version = 900;

/** Delivers a stock.changed event for held pieces of a product; resolves when the catalogue shows it. */
async function sell(): Promise<void> {
  version += 1;
  const level = { product_id: 70_000, available: version, held: 1, version };
  await big.service.others.deliver(anEvent('stock.changed.v1', level.product_id, level));
  const isShown = async () => {
    const { body } = await big.service.as().get(`/api/products/${level.product_id}`);
    return body.product.stock === level.available;
  };
  await waitFor(isShown, { what: 'the stock to be shown' });
}
