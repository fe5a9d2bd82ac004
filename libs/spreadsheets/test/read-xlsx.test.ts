import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readXlsx, UnreadableXlsx } from '../src/read-xlsx.js';
import { tableFile } from '../src/table-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-xlsx-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  const path = join(folder, 'book.xlsx');
  await writeFile(path, bytes);
  return readXlsx(path);
}

it('a workbook is read as its sheets, with texts, numbers and days as people read them', async () => {
  const columns = [
    { key: 'name', title: 'Name', type: 'text' },
    { key: 'count', title: 'Count', type: 'number' },
    { key: 'day', title: 'Day', type: 'day' },
  ] as const;
  const book = await tableFile('xlsx', [...columns], [{ name: 'កណ្ដុរ', count: 12, day: '2026-01-31' }]);
  const [sheet] = await read(book);
  expect(sheet!.rows).toEqual([
    ['Name', 'Count', 'Day'],
    ['កណ្ដុរ', '12', '2026-01-31'],
  ]);
});

it('a workbook that is far larger unpacked is refused, whatever it says of its size', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('a'.repeat(120_000_000)) });
  // The size that a reader believes stands 24 bytes behind the beginning of an entry of the list at the end.
  const entry = bomb.lastIndexOf(0x50, bomb.length - 40);
  new DataView(bomb.buffer).setUint32(Math.max(0, entry) + 24, 10, true);
  await expect(read(bomb)).rejects.toThrow(UnreadableXlsx);
});

it('a file that is no workbook is refused', async () => {
  await expect(read(strToU8('PK\u0003\u0004nothing'))).rejects.toThrow(UnreadableXlsx);
});
