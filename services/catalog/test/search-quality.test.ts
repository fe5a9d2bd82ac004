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

interface Score extends GoldenQuery {
  /** The part of the wanted products that are among the first five. */
  recall: number;
  /** One divided by the place of the first wanted product among the first ten. */
  rank: number;
}

async function scoreOf(golden: GoldenQuery): Promise<Score> {
  const { query, isWanted } = golden;
  const wanted = new Set(rows.filter(isWanted).map((row) => row['name']!));
  const found = await find(query);
  const place = found.findIndex((name) => wanted.has(name));
  const hits = found.slice(0, 5).filter((name) => wanted.has(name)).length;
  return { ...golden, recall: hits / Math.min(5, wanted.size), rank: place < 0 ? 0 : 1 / (place + 1) };
}

/** The lines of the table in docs/search-quality.md. */
async function shownLines(): Promise<string[]> {
  const text = await readFile(new URL('../../../docs/search-quality.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /\d\.\d{3} /.test(line));
  return lines.map((line) => line.replaceAll(/ +/g, ' ').slice(2, -2));
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
  const missed = scores
    .map(({ query, recall, rank }) => ({ query, recall, rank }))
    .filter(({ recall, rank }) => recall < 1 || rank < 1);
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

/** Their number, recall and rank, as the cells of the table show them. */
const cellsOf = (scores: Score[]) => [
  scores.length,
  mean(scores.map(({ recall }) => recall)).toFixed(3),
  mean(scores.map(({ rank }) => rank)).toFixed(3),
];

it('the table of the golden set shows the figures of now', async () => {
  const scores = await Promise.all(goldenSet.map(scoreOf));
  const line = (part: string, some: Score[]) => {
    const [heldOut, tuned] = [true, false].map((is) => some.filter((one) => one.isHeldOut === is));
    return [part, ...cellsOf(tuned!), ...cellsOf(heldOut!)].join(' | ');
  };
  const parts = [...new Set(goldenSet.map(({ part }) => part))];
  const lines = parts.map((name) =>
    line(
      name,
      scores.filter(({ part }) => part === name),
    ),
  );
  expect(await shownLines()).toEqual([...lines, line('all', scores)]);
});

it.each(nonsense)('the nonsense %s finds nothing', async (query) => {
  expect(await find(query)).toEqual([]);
});
