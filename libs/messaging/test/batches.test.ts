import { jest } from '@jest/globals';
import { Batches } from '../src/handling/batches.js';

it('works on one batch at a time; items that arrive meanwhile form the next ones, up to the largest size', async () => {
  const batches: number[][] = [];
  let isBusy = false;
  const work = new Batches<number>(
    async (batch) => {
      expect(isBusy).toBe(false);
      isBusy = true;
      if (batches.length === 0) work.add([3, 4, 5, 6]);
      batches.push(batch);
      await Promise.resolve();
      isBusy = false;
    },
    { most: 3 },
  );
  work.add([1]);
  work.add([2]);
  await work.idle();
  expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
});

it('collects the items that arrive before the next batch is due', async () => {
  const batches: number[][] = [];
  const work = new Batches<number>(
    async (batch) => {
      batches.push(batch);
      if (batches.length > 1) return;
      setTimeout(() => work.add([2]), 1);
      setTimeout(() => work.add([3]), 5);
    },
    { most: 10, gatherMs: 50 },
  );
  work.add([1]);
  await work.idle();
  expect(batches).toEqual([[1], [2, 3]]);
});

it('works on at once when the clock is set back by an hour meanwhile', async () => {
  const clock = jest.spyOn(Date, 'now');
  const hourAgo = Date.now() - 3_600_000;
  const batches: number[][] = [];
  const work = new Batches<number>(
    async (batch) => {
      batches.push(batch);
      clock.mockReturnValue(hourAgo);
      if (batches.length === 1) setTimeout(() => work.add([2]), 1);
    },
    { most: 10, gatherMs: 50 },
  );
  work.add([1]);
  await work.idle();
  clock.mockRestore();
  expect(batches).toEqual([[1], [2]]);
});
