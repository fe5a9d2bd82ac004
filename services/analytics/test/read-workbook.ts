import { strFromU8, unzipSync } from 'fflate';

/** A cell of a workbook: a text, or a number with its format. */
export type ReadCell = string | { value: number; format: string };

const unescaped: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#13;': '\r' };
const textOf = (xml: string) =>
  xml
    .replace(/&(?:lt|gt|amp|#13);/g, (code) => unescaped[code]!)
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The cells of a workbook's sheet by their addresses (A1), as a spreadsheet reads them. */
export function readWorkbook(file: Buffer): Record<string, ReadCell> {
  const parts = unzipSync(new Uint8Array(file));
  const xml = (name: string) => strFromU8(parts[name]!);
  const codes = new Map([['4', '#,##0.00']]);
  for (const [, id, code] of xml('xl/styles.xml').matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)) {
    codes.set(id!, code!.replaceAll('\\', ''));
  }
  const [, formats] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(xml('xl/styles.xml'))!;
  const formatOf = [...formats!.matchAll(/<xf(?: numFmtId="(\d+)")?[^>]*>/g)].map(
    ([, id]) => codes.get(id ?? '') ?? 'General',
  );
  const cells = xml('xl/worksheets/sheet1.xml').matchAll(
    /<c r="(\w+)" s="(\d)"(?: t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is>|><v>([^<]*)<\/v>)<\/c>/g,
  );
  return Object.fromEntries(
    [...cells].map(([, address, style, text, value]): [string, ReadCell] => [
      address!,
      text === undefined ? { value: Number(value), format: formatOf[Number(style)]! } : textOf(text),
    ]),
  );
}
