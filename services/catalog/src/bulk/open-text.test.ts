import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openText } from './open-text.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function open(bytes: Buffer | string) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return openText({ path, originalname: 'list.xls', size: bytes.length });
}

it.each([
  ['a workbook of Excel 97', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
  [
    'a page that is called a workbook',
    '\n<html xmlns:x="urn:x"><table><tr><td>Name</td></tr></table></html>',
  ],
  ['a table of a page', '\ufeff<TABLE border=1><tr><td>Name</td></tr></TABLE>'],
  ['a page of the web', '<!DOCTYPE html>\n<html></html>'],
  ['a PDF', '%PDF-1.7\n%âã'],
  ['what a program writes for another', '[{"name":"Mouse"}]'],
  ['the same of one', '{\n  "products": []}'],
])('%s is refused with how to save it, as nobody can match its columns', async (_what, bytes) => {
  await expect(open(bytes)).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'csv', code: 'XLSX_UNREADABLE' }],
  });
});

it.each(['Name,Price\nA,5', '<b>Name</b>,Price\nA,5', '[Price];Name\n5;A', '{Name},Price\nA,5'])(
  'a text is opened as it is: %j',
  async (text) => {
    expect((await open(text)).sheets).toEqual([]);
  },
);
