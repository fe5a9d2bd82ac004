import { setImmediate as othersTurn } from 'node:timers/promises';
import { AsyncZipDeflate, strToU8, Zip, ZipPassThrough } from 'fflate';
import type { Cell, Column, Row } from './table.js';
import { sheetEnd, sheetStart, styles, textXml, workbookParts } from './xlsx-parts.js';

/** How many rows are written before other work gets its turn. */
const rowsATurn = 1_000;
const dayMs = 86_400_000;
/** Spreadsheets count days from 1899-12-30. */
const daysBefore1970 = 25_569;

/**
 * A workbook of one sheet. Texts are inline strings, never formulas; days are dates. While the rows of a long sheet are
 * written, other work gets its turn; the sheet is compressed in a thread of its own.
 */
export async function xlsxFile(columns: Column[], rows: Row[]): Promise<Buffer> {
  const archive = zipFile();
  for (const [name, xml] of Object.entries(workbookParts)) {
    const part = new ZipPassThrough(name);
    archive.zip.add(part);
    part.push(strToU8(xml), true);
  }
  const sheet = new AsyncZipDeflate('xl/worksheets/sheet1.xml');
  archive.zip.add(sheet);
  archive.zip.end();

  const titles = columns.map(({ title }, place) => text(title, `${letter(place)}1`, styles.head));
  const widths = columns.map(({ type }) => (type === 'text' ? 28 : 14));
  sheet.push(strToU8(sheetStart(widths) + row(1, titles)));
  for (let start = 0; start < rows.length; start += rowsATurn) {
    const lines = rows.slice(start, start + rowsATurn).map((values, place) => {
      const line = start + place + 2;
      return row(
        line,
        columns.map((column, at) => cell(values[column.key] ?? null, column, `${letter(at)}${line}`)),
      );
    });
    sheet.push(strToU8(lines.join('')));
    await othersTurn();
  }
  sheet.push(strToU8(sheetEnd), true);
  return archive.bytes;
}

function cell(value: Cell, { type }: Column, address: string): string {
  if (value === null) return '';
  if (type === 'text') return text(String(value), address);
  if (type === 'day') return number(Date.parse(`${value}T00:00:00Z`) / dayMs + daysBefore1970, address, type);
  return number(Number(value), address, type);
}

const row = (line: number, cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;
const letter = (place: number) => String.fromCharCode(65 + place);
const number = (value: number, address: string, type: keyof typeof styles) =>
  `<c r="${address}" s="${styles[type]}"><v>${value}</v></c>`;
const text = (value: string, address: string, style: number = styles.text) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(value)}</t></is></c>`;

/** A zip archive to fill, and a promise of all its bytes. */
function zipFile() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip();
  const bytes = new Promise<Buffer>((resolve, reject) => {
    zip.ondata = (error, chunk, isLast) => {
      if (error) return reject(error);
      chunks.push(chunk);
      if (isLast) resolve(Buffer.concat(chunks));
    };
  });
  return { zip, bytes };
}
