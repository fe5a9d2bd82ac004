import { QueuePerKey } from '../src/queue-per-key.js';

class TooMany extends Error {}

/** Queues of one task at a time whose tasks end when the test says so. */
function someQueues(limits: { patience: number; patienceOfAll?: number }) {
  const queues = new QueuePerKey({ concurrency: 1, tooMany: () => new TooMany(), ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string) => {
    const result = queues.run(key, () => {
      started.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
    result.catch(() => {});
    return result;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { add, end, started };
}

it('runs the tasks of a key one after another, beside those of other keys', async () => {
  const { add, end, started } = someQueues({ patience: 5 });
  void add('a', 'a1');
  void add('a', 'a2');
  void add('b', 'b1');
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

it('refuses the newest of a key of which too many wait', async () => {
  const { add, end } = someQueues({ patience: 1 });
  void add('a', 'a1');
  void add('a', 'a2');
  await expect(add('a', 'a3')).rejects.toThrow(TooMany);
  const other = add('b', 'b1');
  await end('b1');
  await other;
});

it('lets nobody wait where too many wait in all, and forgets those that have ended', async () => {
  const { add, end } = someQueues({ patience: 5, patienceOfAll: 1 });
  void add('a', 'a1');
  void add('a', 'a2');
  void add('b', 'b1');
  await expect(add('b', 'b2')).rejects.toThrow(TooMany);
  await end('a1');
  const waiting = add('b', 'b3');
  await end('b1');
  await end('b3');
  await expect(waiting).resolves.toBeUndefined();
});
