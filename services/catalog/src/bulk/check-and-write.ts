import { inChunks } from './read-csv.js';

/**
 * Checks the rows of a file and writes what is found, in chunks and in their order. While a chunk is written, the next one is
 * read and checked, so no more than two are in memory.
 */
export async function checkAndWrite<Row, Checked>(
  rows: AsyncIterable<Row>,
  chunkSize: number,
  check: (rows: Row[]) => Promise<Checked[]>,
  write: (checked: Checked[]) => Promise<void>,
): Promise<void> {
  let writing = Promise.resolve();
  try {
    for await (const some of inChunks(rows, chunkSize)) {
      const checked = await check(some);
      await writing;
      writing = write(checked);
      // It is awaited later; failing before that must not end the process.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}
