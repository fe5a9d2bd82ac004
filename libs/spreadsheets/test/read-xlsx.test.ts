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

interface Part {
  name: string;
  state?: string;
  /** Of the first row; `more` stands behind it, `tail` behind all. */
  cells: string;
  more?: string;
  tail?: string;
}

/** A workbook of these sheets, and with these formats of numbers, of which the first is that of style 1. */
function bookOf(...sheets: Part[]): Uint8Array {
  return bookWith([], ...sheets);
}

function bookWith(formats: string[], ...sheets: Part[]): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const names = sheets.map(
    ({ name, state }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="rId${place + 1}"/>`,
  );
  const targets = sheets.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${office}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  const files = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${packages}>${targets.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${formats
      .map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf/>${formats
      .map((_, place) => `<xf numFmtId="${164 + place}" applyNumberFormat="1"><alignment/></xf>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ cells, more = '', tail = '' }, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        `<worksheet ${main}><sheetData><row r="1">${cells}</row>${more}</sheetData>${tail}</worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

it('sheets that are hidden in a workbook stand behind the others', async () => {
  const cells = '<c r="A1"><v>1</v></c>';
  const sheets = await read(
    bookOf(
      { name: 'Old', state: 'hidden', cells },
      { name: 'Older', state: 'veryHidden', cells },
      { name: 'Now &amp; here', cells },
    ),
  );
  expect(sheets.map(({ name }) => name)).toEqual(['Now & here', 'Old', 'Older']);
});

it('a number with three decimals is never read as thousands', async () => {
  const cells = ['21.989000000000001', '1.5', '0.125', '1234.567', '7', '-3.125']
    .map((value, place) => `<c r="${'ABCDEF'[place]}1"><v>${value}</v></c>`)
    .join('');
  const [sheet] = await read(bookOf({ name: 'A', cells }));
  expect(sheet!.rows).toEqual([['21.9890', '1.5', '0.125', '1234.567', '7', '-3.1250']]);
});

it('cells that are merged downwards are told of, by where they begin and end', async () => {
  const refs = ['A2:A4', 'B2:C3', 'D1:E1', 'A4:A9', '$F$1:$F$2', 'nonsense', 'A1048570:A9999999'];
  const tail = `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  const cells = '<c r="A1"><v>1</v></c>';
  const [merged, none] = await read(bookOf({ name: 'A', cells, tail }, { name: 'B', cells }));
  expect(merged!.merged).toEqual([
    { column: 0, first: 1, last: 3 },
    { column: 1, first: 1, last: 2 },
    { column: 5, first: 0, last: 1 },
  ]);
  expect(none!.merged).toEqual([]);
});

it('a number that is formatted with nothing but zeros has those at its beginning', async () => {
  const row = (line: number, style: number) =>
    ['42', '1234567', '4.5', '-3', '7']
      .map((value, place) => `<c r="${'ABCDE'[place]}${line}" s="${style}"><v>${value}</v></c>`)
      .join('');
  const other = '<c r="F1" t="str" s="1"><v>8</v></c><c r="G1" s="1"/><c r="H1" s="1"><f>A1</f><v>42</v></c>';
  const more = [2, 3, 4].map((line) => `<row r="${line + 1}">${row(line + 1, line)}</row>`).join('');
  const [sheet] = await read(
    bookWith(['00000', '0', '#,##0', '&quot;0&quot;000'], { name: 'A', cells: row(1, 1) + other, more }),
  );
  expect(sheet!.rows).toEqual([
    ['00042', '1234567', '4.5', '-3', '00007', '8', '', '00042'],
    ['', '', '', '', '', '', '', ''],
    ...Array.from({ length: 3 }, () => ['42', '1234567', '4.5', '-3', '7', '', '', '']),
  ]);
});
