import { setImmediate } from 'node:timers/promises';
import { checkAndWrite } from './check-and-write.js';

async function* numbers(to: number) {
  for (let n = 1; n <= to; n += 1) yield n;
}

const asIs = async (rows: number[]) => rows;

it('writes chunk after chunk, in order', async () => {
  const written: number[][] = [];
  await checkAndWrite(numbers(5), 2, asIs, async (rows) => {
    await setImmediate();
    written.push(rows);
  });
  expect(written).toEqual([[1, 2], [3, 4], [5]]);
});

it('checks the next chunk while one is written, but none after that', async () => {
  const log: string[] = [];
  const check = async (rows: number[]) => {
    log.push(`check ${rows}`);
    return rows;
  };
  const write = async (rows: number[]) => {
    log.push(`write ${rows}`);
    await setImmediate();
    log.push(`written ${rows}`);
  };
  await checkAndWrite(numbers(6), 2, check, write);
  expect(log.slice(0, 5)).toEqual(['check 1,2', 'write 1,2', 'check 3,4', 'written 1,2', 'write 3,4']);
});

it('rejects when a chunk cannot be written, and writes no more', async () => {
  const written: number[][] = [];
  const write = async (rows: number[]) => {
    written.push(rows);
    throw new Error('disk full');
  };
  await expect(checkAndWrite(numbers(6), 2, asIs, write)).rejects.toThrow('disk full');
  expect(written).toEqual([[1, 2]]);
});

it('rejects only after a write under way has ended', async () => {
  let isWritten = false;
  const check = async (rows: number[]) => {
    if (rows.includes(3)) throw new Error('not read');
    return rows;
  };
  const write = async () => {
    await setImmediate();
    await setImmediate();
    isWritten = true;
  };
  await expect(checkAndWrite(numbers(4), 2, check, write)).rejects.toThrow('not read');
  expect(isWritten).toBe(true);
});
