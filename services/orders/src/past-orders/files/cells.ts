import { textKey } from '@mekong/contracts';
import { formula } from '@mekong/service-defaults';

/** The form in which names of columns are compared: `order_total`, `Order  total` and `Order Total` are the same. */
export const columnKey = (name: string): string => textKey(name.replaceAll('_', ' '));

/** Exports put a quote before what a spreadsheet would take for a formula, and before numbers whose zeros it would drop. */
const guard = new RegExp(`^'(?=${formula.source.slice(1)}|\\d[\\d ().-]*$)`);

/** The cells of a row by the names of their columns. */
export class Cells {
  constructor(
    /** The places of the columns by their keys. */
    private readonly places: ReadonlyMap<string, number>,
    private readonly cells: string[],
  ) {}

  /** The first of these columns that has something in it; '' where none has. */
  get(...names: string[]): string {
    for (const name of names) {
      const text = this.at(this.places.get(name) ?? -1);
      if (text !== '') return text;
    }
    return '';
  }

  /** What stands in these columns, one behind the other. */
  all(separator: string, ...names: string[]): string {
    return names
      .map((name) => this.get(name))
      .filter(Boolean)
      .join(separator);
  }

  /** What stands in the columns whose keys are like this, in their order. */
  like(pattern: RegExp): string[] {
    return [...this.places]
      .flatMap(([name, place]) => (pattern.test(name) ? [this.at(place)] : []))
      .filter(Boolean);
  }

  private at(place: number): string {
    return (this.cells[place] ?? '').trim().replace(guard, '');
  }
}

/** The places of a header's columns; of several with one name that of the first. */
export function placesOf(header: string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, name] of header.entries())
    if (!places.has(columnKey(name))) places.set(columnKey(name), place);
  return places;
}
