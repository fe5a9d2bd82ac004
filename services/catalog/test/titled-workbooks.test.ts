import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableFile } from '@mekong/spreadsheets';
import { openText } from '../src/bulk/open-text.js';
import { openForeign } from '../src/bulk/read-foreign.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-book-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The header that is found in a workbook with these rows, whose blank cells are not written, as spreadsheets do it. */
async function headerOf(...[first, ...rows]: string[][]) {
  const columns = first!.map((title, place) => ({ key: String(place), title, type: 'text' as const }));
  const data = rows.map((row) =>
    Object.fromEntries(columns.map(({ key }) => [key, row[Number(key)] || null])),
  );
  const path = join(folder, 'list.xlsx');
  const bytes = await tableFile('xlsx', columns, data);
  await writeFile(path, bytes);
  return (await openForeign(await openText({ path, originalname: 'list.xlsx', size: bytes.length }))).header;
}

const company = ['ABC Co., Ltd', '', ''];
const rows = [
  ['A1', '9.50', '3'],
  ['B2', '7', '1'],
];

describe('the header of a workbook', () => {
  it.each([
    ['a date', ['Price list', '', '2026-12-01']],
    ['a page', ['Price list', 'page 1']],
    ['nothing', ['Price list']],
  ])('of three columns stands below titles, of which one has %s beside it', async (_what, title) => {
    expect(await headerOf(company, title, [], ['Code', 'Price', 'Qty'], ...rows)).toEqual([
      ...['Code', 'Price', 'Qty'],
    ]);
  });

  it.each([
    ['a column has no name', ['Name', 'Price', ''], ['Wave', 'asked', 'for']],
    ['a row says words only', ['Name', 'Brand', ''], ['Wave', 'Tonlix', 'black']],
  ])('stays where %s', async (_what, header, row) => {
    expect(await headerOf(header, row, ...rows)).toEqual(header);
  });
});
