import { anEvent, staff, waitFor } from '@mekong/testing';
import { createProduct, givenBrand } from '../../services/catalog/test/builders.js';
import { start } from '../../services/catalog/src/service.js';
import { startBigService, type BigService } from './big-service.js';

const size = 100_000;
const words = ['Swift Wireless', 'Silent Compact', 'Bright Curved', 'Steady Modular'];
const categories = ['mouse', 'keyboard', 'headphone', 'monitor', 'mousepad'];

let big: BigService;
let brand: string;

beforeAll(async () => {
  big = await startBigService('catalog', start);
  const seller = staff('seller');
  const brands = await Promise.all(
    ['Tonle', 'Angkor', 'Bayon', 'Mekong'].map((name) => givenBrand(big.service, name)),
  );
  brand = brands[0]!.name;
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
  await big.sql("SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))");
}, 300_000);

afterAll(() => big.stop());

const sorts = [
  'newest',
  'best-selling',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'stock-asc',
  'stock-desc',
];

it.each([
  ...sorts.map((sort) => `/api/products?sort=${sort}`),
  '/api/products?page=5000',
  '/api/products?page=5000&sort=price-asc',
  '/api/products?ids=7,70000',
  '/api/products/70000',
  '/products?q=wireless mouse 0 777',
  '/products?q=wirelezz',
  '/products?q=wirelexqz',
])('no table is read whole by %s', async (path) => {
  const read = await big.wholeTablesReadBy(async () => {
    const { status } = await big.service.as().get(encodeURI(path));
    expect(status).toBe(200);
  });
  expect(read).toEqual([]);
});

it('no table is read whole by a page of a category or brand', async () => {
  const ask = async (path: string) => expect((await big.service.as().get(path)).status).toBe(200);
  const read = await big.wholeTablesReadBy(async () => {
    await ask('/api/products?category=mouse');
    await ask(`/api/products?category=mouse&brand=${brand}`);
    await ask('/api/brands-by-category/mouse');
  });
  expect(read).toEqual([]);
});

it('no table is read whole by news of a stock', async () => {
  const level = { product_id: 70_000, available: 7_777, held: 1, version: 900 };
  const read = await big.wholeTablesReadBy(async () => {
    await big.service.others.deliver(anEvent('stock.changed.v1', level.product_id, level));
    const isShown = async () => {
      const { body } = await big.service.as().get(`/api/products/${level.product_id}`);
      return body.product.stock === level.available;
    };
    await waitFor(isShown, { what: 'the stock to be shown' });
  });
  expect(read).toEqual([]);
});
