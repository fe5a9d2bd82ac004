import { query, staff } from '@mekong/testing';
import { aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { kindsOfFiles } from './kinds-of-files.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let images: [name: string, bytes: Buffer][];
const [brand, other] = ['Tonlix', 'Sapling'];
const kinds = kindsOfFiles(brand, other);
beforeAll(async () => {
  catalog = await startCatalog();
  for (const name of [brand, other]) await givenBrand(catalog, name);
  const lists = ['headphones', 'keyboard', 'monitor', 'mouse'].flatMap((kind) =>
    ['Alpha', 'Beta', 'Gamma'].map((name) => `${brand} ${kind} ${name}.png`),
  );
  const named = ['10001.png', '10002.png', 'reed mouse.png', 'Delta Mouse S.png', 'Delta Keyboard S.png'];
  const names = ['a.png', 'b.png', 'c.png', 'd.png', ...named, ...lists];
  images = await Promise.all(
    names.map(async (name, place) => [name, await aPng(40 + place, 40)] as [string, Buffer]),
  );
});
afterAll(() => catalog.stop());
const { commit } = uploadsOf(() => catalog);

type Seller = ReturnType<typeof staff>;
type Mapping = { columns: Record<string, string | null>; values?: object; profile?: string | null };

async function send(seller: Seller, path: string, file: string | Buffer, mapping?: Mapping) {
  const form = new FormData();
  form.append('csv', asFile(file, 'text/csv'), 'products.csv');
  if (path === '') for (const [name, bytes] of images) form.append('images', asFile(bytes), name);
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  const { status, body } = await catalog.as(seller).post(`/api/products/batches${path}`, form);
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
}

interface Column {
  name: string;
  guess: string | null;
}
const columnsOf = (columns: Column[]) =>
  Object.fromEntries(columns.filter(({ name }) => name !== '').map(({ name, guess }) => [name, guess]));

/** What is asked of the words of a file, by kind. */
function askedBy(body: Record<string, string[]> & { columns: Column[] }): Record<string, string[]> {
  const isPriced = body.columns.some(({ guess }) => guess === 'price');
  const asked = {
    brand: body.unknown_brands!,
    category: body.unknown_categories!,
    stock: body.unknown_stocks!,
    currency: body.unknown_currencies!,
    price: isPriced ? [] : [''],
  };
  return Object.fromEntries(Object.entries(asked).filter(([, words]) => words.length > 0));
}

const saved = (seller: Seller) =>
  query(
    catalog.databaseUrl,
    `SELECT name, category, price_cents AS cents, stock, sku, hidden, description,
       greatest(1, (SELECT count(*)::int FROM product_pictures WHERE product_id = p.id)) AS images
     FROM products p WHERE seller_id = $1 AND deleted_at IS NULL ORDER BY id`,
    [seller.userId],
  );

describe.each(Object.entries(kinds))(
  'a file of the kind %s',
  (_kind, { profile, file, answers = {}, ...kind }) => {
    it('becomes products of its columns as they are guessed, and of what is asked', async () => {
      const seller = staff('seller');
      const bytes = await file;
      const described = await send(seller, '/columns', bytes);
      const columns = { ...columnsOf(described.columns), ...kind.columns };
      const asked = kind.columns ? await send(seller, '/columns', bytes, { columns }) : described;
      const words = Object.fromEntries(
        Object.entries(answers).map(([name, said]) => [name, Object.keys(said)]),
      );
      expect([described.profile, askedBy(asked)]).toEqual([profile, words]);

      const { batch } = await send(seller, '', bytes, { profile, columns, values: answers });
      const page = await catalog.as(seller).get(`/api/products/batches/${batch.id}?rows=error`);
      expect(page.body.rows.map((row: { error: string }) => row.error)).toHaveLength(kind.failed ?? 0);
      await commit(seller, batch.id);
      const products = await saved(seller);
      expect(products.map(({ name, category, cents, stock }) => [name, category, cents, stock])).toEqual(
        kind.saved.map((one) => one.slice(0, 4)),
      );
      for (const [place, [, , , , more = {}]] of kind.saved.entries())
        expect(products[place]).toMatchObject(more);
    });
  },
);
