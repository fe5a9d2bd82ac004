import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.includes('dashboard'),
);

/** What stands in blocks for devices with a pointer that hovers. */
const forPointers = /^@media \(hover: hover\)[^{]*\{\n[^]*?^\}/gm;
/** A rule that holds while nothing hovers is one for every device. */
const whileNothingHovers = /:not\(:hover\)/g;

it.each(sheets)('what %s does under the pointer does not stay after a tap on a phone', (path) => {
  const sheet = readFileSync(join(sources, path), 'utf8').replaceAll('\r\n', '\n');
  expect(sheet.replaceAll(forPointers, '').replaceAll(whileNothingHovers, '')).not.toContain(':hover');
});
