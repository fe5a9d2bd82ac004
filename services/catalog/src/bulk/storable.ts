import type { RowFault } from './row-fault.js';

/** A text without characters that the database cannot store. */
export const storable = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed();

export const keptFaults = (faults: RowFault[]): RowFault[] =>
  JSON.parse(JSON.stringify(faults), (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as RowFault[];
