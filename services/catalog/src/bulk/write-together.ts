import { isDatabaseDown } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { faultsOf, type RowFault } from './row-fault.js';

/**
 * Writes all rows together; if that fails, one by one, so that a row with an unexpected error does not fail the others.
 * `fail` gives the result of such a row.
 */
export async function writeTogether<Row, Result>(
  tx: EntityManager,
  rows: Row[],
  write: (tx: EntityManager, rows: Row[]) => Promise<Result>,
  fail: (row: Row, faults: RowFault[]) => Result | Promise<Result>,
): Promise<Result[]> {
  try {
    return [await tx.transaction((together) => write(together, rows))];
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
  }
  const results: Result[] = [];
  for (const row of rows) {
    try {
      results.push(await tx.transaction((alone) => write(alone, [row])));
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      results.push(await fail(row, faultsOf(error)));
    }
  }
  return results;
}
