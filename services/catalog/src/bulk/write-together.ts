import { isDatabaseDown } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { reasonOf } from '../reason-of.js';
import { rowNotStored } from './read-row.js';

/**
 * Writes all rows together; where that fails, one by one, so that a row nobody foresaw takes no other with it: of such a
 * row `fail` says what becomes.
 */
export async function writeTogether<Row, Result>(
  tx: EntityManager,
  rows: Row[],
  write: (tx: EntityManager, rows: Row[]) => Promise<Result>,
  fail: (row: Row, reason: string) => Result | Promise<Result>,
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
      results.push(await fail(row, reasonOf(error, rowNotStored)));
    }
  }
  return results;
}
