import { jest } from '@jest/globals';
import { FairQueue, type QueueLimits } from '../src/fair-queue.js';

class Refused extends Error {}

/** A queue of one task at a time whose tasks end when the test says so. */
function aQueue(limits: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ concurrency: 1, patience: 100, tooMany: () => new Refused(), ...limits });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string) => {
    const task = () => {
      started.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    };
    const result = queue.run(key, task);
    result.catch(() => {});
    return result;
  };
  const endOne = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { add, started, endOne };
}

it('lets keys take turns, however many tasks one of them has', async () => {
  const { add, started, endOne } = aQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  for (let end = 1; end <= 5; end += 1) await endOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('refuses the newest of whoever has most waiting when too many wait', async () => {
  const { add, started, endOne } = aQueue({ patience: 3 });
  void add('a', 'a1');
  const [, , last] = ['a2', 'a3', 'a4'].map((name) => add('a', name));
  void add('b', 'b1');
  await expect(last).rejects.toBeInstanceOf(Refused);
  for (let end = 1; end <= 3; end += 1) await endOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

describe('one wide network, of which few run while others ask too', () => {
  const flood = (add: (key: string, name: string) => unknown) => {
    for (let n = 1; n <= 8; n += 1) add('flood', `f${n}`);
  };

  it('has all places while nobody else asks', () => {
    const { add, started } = aQueue({ concurrency: 4, ofOneNetwork: 1 });
    flood(add);
    expect(started).toEqual(['f1', 'f2', 'f3', 'f4']);
  });

  it('has its few while nobody else asks either, of tasks that are always shared', async () => {
    const { add, started, endOne } = aQueue({ concurrency: 4, ofOneNetwork: 1, isAlwaysShared: true });
    flood(add);
    await endOne();
    expect(started).toEqual(['f1', 'f2']);
  });

  it('has its few once somebody else has asked, and leaves the other places free for them', async () => {
    const { add, started, endOne } = aQueue({ concurrency: 4, ofOneNetwork: 1 });
    flood(add);
    void add('visitor', 'v1');
    for (let end = 1; end <= 4; end += 1) await endOne();
    expect(started.slice(4)).toEqual(['v1', 'f5']);
    void add('another visitor', 'w1');
    expect(started.at(-1)).toBe('w1');
  });

  it('has all places again when the others are gone', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const { add, started, endOne } = aQueue({ concurrency: 4, ofOneNetwork: 1 });
    void add('visitor', 'v1');
    await endOne();
    jest.advanceTimersByTime(60_000);
    flood(add);
    expect(started).toEqual(['v1', 'f1', 'f2', 'f3', 'f4']);
    jest.useRealTimers();
  });
});

describe('of a wide network as many wait as its shares allow', () => {
  const flood = { narrow: 'one of many', wide: 'flood', shares: 2 };
  const waitOf = async (others: string[]) => {
    const queue = new FairQueue({
      concurrency: 1,
      patience: 100,
      patienceOfShare: 3,
      tooMany: () => new Refused(),
    });
    for (const other of others) await queue.run(other, async () => undefined);
    const results = Array.from({ length: 10 }, () => queue.run(flood, async () => undefined));
    return (await Promise.allSettled(results)).filter(({ status }) => status === 'rejected').length;
  };

  // One runs, and six wait.
  it('while others ask too, however quick the tasks are', async () =>
    expect(await waitOf(['visitor'])).toBe(3));
  it('and all while nobody else asks', async () => expect(await waitOf([])).toBe(0));
});

describe('who is refused hears whether it was their own doing', () => {
  const refusedFor = (keys: string[]) => {
    const reasons: boolean[] = [];
    const tooMany = (isGreedy: boolean) => {
      reasons.push(isGreedy);
      return new Refused();
    };
    const { add } = aQueue({ patience: 6, tooMany });
    void add('running', 'running');
    keys.forEach((key, place) => void add(key, `${key}${place}`));
    return reasons;
  };

  it('when they alone have filled the line', () => {
    expect(refusedFor([...'aaaaaaa'])).toEqual([true]);
  });

  it('when more of theirs than of others wait', () => {
    expect(refusedFor([...'abaaaaa'])).toEqual([true]);
  });

  it('but not when many have come at once', () => {
    expect(refusedFor([...'abcdefg'])).toEqual([false]);
  });
});

describe('tasks beyond those that may wait in any case', () => {
  // The clock stands still but for what the tasks take, so that a busy machine changes nothing.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  const slow = async () => void jest.advanceTimersByTime(50);
  const refusalsOf = async (queue: FairQueue, tasks: number, task: () => Promise<unknown>) => {
    const results = await Promise.allSettled(Array.from({ length: tasks }, () => queue.run('a', task)));
    return results.filter(({ status }) => status === 'rejected').length;
  };
  const queueOfTwo = () =>
    new FairQueue({ concurrency: 1, patience: 2, maxWaitMs: 10, tooMany: () => new Refused() });

  it('may wait too while tasks are quick', async () => {
    expect(await refusalsOf(queueOfTwo(), 20, async () => undefined)).toBe(0);
  });

  it('are refused when tasks have become slow, and taken again when they are quick', async () => {
    const queue = queueOfTwo();
    await refusalsOf(queue, 3, slow);
    expect(await refusalsOf(queue, 20, slow)).toBe(17);
    for (let quick = 1; quick <= 50; quick += 1) await queue.run('a', async () => undefined);
    expect(await refusalsOf(queue, 20, async () => undefined)).toBe(0);
  });
});

it('goes on after a task that fails', async () => {
  const queue = new FairQueue({ concurrency: 1, patience: 10, tooMany: () => new Refused() });
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
