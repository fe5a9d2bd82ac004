import { isDatabaseDown } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { faultsOf, type RowFault } from './row-fault.js';

/**
 * Writes all rows together; where that fails, one by one, so that a row nobody foresaw takes no other with it: of such a
 * row `fail` says what becomes.
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
