import { readFile } from 'node:fs/promises';
import { staff } from '@mekong/testing';
import Papa from 'papaparse';
import { asFile, aPng, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { goldenSet, nonsense, type GoldenQuery } from './search-quality/golden-set.js';
import type { SampleRow } from './search-quality/wanted.js';

const data = new URL('../../../infra/sample-catalogue/data/', import.meta.url);
const tables = ['mice', 'mousepads', 'keyboards', 'headphones', 'monitors'];

let catalog: CatalogUnderTest;
let rows: SampleRow[];

beforeAll(async () => {
  catalog = await startCatalog();
  rows = (await Promise.all(tables.map(readTable))).flat();
  for (const name of new Set(rows.map((row) => row['brand']!))) await givenBrand(catalog, name);
  for (const category of new Set(rows.map((row) => row['category'])))
    await upload(rows.filter((row) => row['category'] === category));
}, 60_000);
afterAll(() => catalog.stop());

async function readTable(table: string): Promise<SampleRow[]> {
  const text = await readFile(new URL(`${table}.csv`, data), 'utf8');
  return Papa.parse<SampleRow>(text, { header: true, skipEmptyLines: true }).data;
}

async function upload(some: SampleRow[]): Promise<void> {
  const form = new FormData();
  const csv = Papa.unparse(some.map((row) => ({ ...row, image: 'a.png' })));
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
  expect(body.failures).toEqual([]);
}

const find = async (query: string): Promise<string[]> => {
  const { body } = await catalog.as().get(`/products?limit=10&q=${encodeURIComponent(query)}`);
  return body.products.map((product: { name: string }) => product.name);
};

interface Score {
  query: string;
  /** The part of the wanted products that are among the first five. */
  recall: number;
  /** One divided by the place of the first wanted product among the first ten. */
  rank: number;
}

async function scoreOf({ query, isWanted }: GoldenQuery): Promise<Score> {
  const wanted = new Set(rows.filter(isWanted).map((row) => row['name']!));
  const found = await find(query);
  const place = found.findIndex((name) => wanted.has(name));
  const hits = found.slice(0, 5).filter((name) => wanted.has(name)).length;
  return { query, recall: hits / Math.min(5, wanted.size), rank: place < 0 ? 0 : 1 / (place + 1) };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('every query of the golden set asks for a product, and there are at least 200, a quarter of them held out', () => {
  expect(goldenSet.filter(({ isWanted }) => !rows.some(isWanted)).map(({ query }) => query)).toEqual([]);
  expect(goldenSet.length).toBeGreaterThanOrEqual(200);
  expect(new Set(goldenSet.map(({ query }) => query)).size).toBe(goldenSet.length);
  expect(goldenSet.filter((one) => one.isHeldOut).length / goldenSet.length).toBeGreaterThan(0.2);
});

it.each([
  ['tuned', false],
  ['held-out', true],
])('the %s queries find what they ask for among the first', async (_part, isHeldOut) => {
  const scores = await Promise.all(goldenSet.filter((one) => one.isHeldOut === isHeldOut).map(scoreOf));
  const missed = scores.filter(({ recall, rank }) => recall < 1 || rank < 1);
  const figures = {
    recall: mean(scores.map(({ recall }) => recall)) >= 0.95,
    rank: mean(scores.map(({ rank }) => rank)) >= 0.85,
  };
  expect({ ...figures, missed: figures.recall && figures.rank ? [] : missed }).toEqual({
    recall: true,
    rank: true,
    missed: [],
  });
});

it.each(nonsense)('the nonsense %s finds nothing', async (query) => {
  expect(await find(query)).toEqual([]);
});
