import { textKey } from '@mekong/contracts';
import type { CsvRow } from './read-csv.js';
import { baseOf } from './image-names.js';

/** Several images of one thing are told by a number, as in `SKU-1.jpg`, `SKU_2.jpg` and `SKU (3).jpg`. */
const numbered = /^(.+?)(?:[-_ ]+(\d{1,2})|\s*\((\d{1,2})\))$/;

/** Images that are called by what they show: its SKU, its barcode or its name. */
export class NamedImages {
  private readonly byName = new Map<string, { path: string; place: number }[]>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const name = textKey(baseOf(path).replace(/\.[^.]+$/, ''));
      this.add(name, path, 0);
      const [, stem, ...numbers] = numbered.exec(name) ?? [];
      if (stem) this.add(stem, path, Number(numbers.filter(Boolean)[0]));
    }
  }

  /** Those of a row that names none, in the order of their numbers. */
  of({ sku, barcode, name }: CsvRow['cells']): string[] {
    for (const word of [sku, barcode, name]) {
      const found = this.byName.get(textKey(word ?? ''));
      if (found) return found.toSorted((a, b) => a.place - b.place).map(({ path }) => path);
    }
    return [];
  }

  private add(name: string, path: string, place: number): void {
    this.byName.set(name, [...(this.byName.get(name) ?? []), { path, place }]);
  }
}
