import Papa from 'papaparse';
import { describeColumns, type Mapping, translateRows } from '../src/moving-in/index.js';

/** A brand that the shop has. */
const brands = new Map([['tonlix', 'Tonlix']]);

/** What the rows of a file mean by its guessed columns, and what is asked of it. */
export async function readTranslated(text: string, values: Mapping['values'] = {}) {
  const [header, ...rows] = Papa.parse<string[]>(text).data as [string[], ...string[][]];
  async function* raw() {
    for (const [place, cells] of rows.entries()) yield await Promise.resolve({ line: place + 2, cells });
  }
  const asked = await describeColumns(header, raw, {
    ...{ values, brands, firstRow: rows[0] ?? [], addedNamed: () => undefined },
  });
  const cells: Record<string, string>[] = [];
  for await (const one of translateRows(asked.mapping, header, raw, brands)) cells.push(one.cells);
  return { asked, cells };
}
