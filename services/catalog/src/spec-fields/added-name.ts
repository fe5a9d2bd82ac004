import { foldAccents } from '@mekong/contracts';
import { addedPrefix, longestAddedName } from '../products/index.js';

/** The name of a new field by its English label: `x_hot_swap`, and `x_hot_swap_2` where that is taken. */
export function addedName(label: string, taken: ReadonlySet<string>): string {
  const letters = foldAccents(label)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const base = `${addedPrefix}${letters || 'field'}`;
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `_${count}`;
    const name = base.slice(0, longestAddedName - end.length).replace(/_$/, '') + end;
    if (!taken.has(name)) return name;
  }
}
