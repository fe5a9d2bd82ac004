import { waitFor } from '@mekong/testing';
import { decidePatience, lengthenLimits, measurePatience } from '../jest/patience.mjs';

const quick = () => undefined;

/** What Jest knows of a file with these limits: its own, of a hook, and of a test. */
const limited = (testTimeout: number, ofHook: number, timeout: number) => ({
  testTimeout,
  rootDescribeBlock: {
    type: 'describeBlock',
    hooks: [{ type: 'beforeAll', timeout: ofHook }],
    children: [
      { type: 'test', timeout: undefined },
      { type: 'describeBlock', hooks: [], children: [{ type: 'test', timeout }] },
    ],
  },
});

describe('how long tests wait', () => {
  afterEach(decideAgain);

  const decided = process.env.TEST_PATIENCE;
  function decideAgain() {
    process.env.TEST_PATIENCE = decided;
  }

  it('is what is written, where the machine is quick and has nothing else to do', () => {
    expect(measurePatience({ work: quick, load: 0, processors: 2 })).toBe(1);
  });

  it('is longer by the work that waits for each processor, and has an end', () => {
    expect(measurePatience({ work: quick, load: 4, processors: 2 })).toBe(3);
    expect(measurePatience({ work: quick, load: 400, processors: 2 })).toBe(10);
  });

  it('is longer on a machine that does the sample of work slowly', () => {
    const slow = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 240);
    };
    expect(measurePatience({ work: slow, load: 0, processors: 2 })).toBeGreaterThanOrEqual(4);
  });

  it('is decided once a run, unless somebody has said it', () => {
    const env = { TEST_PATIENCE: '2.5' };
    decidePatience(env);
    expect(env.TEST_PATIENCE).toBe('2.5');
    const unsaid: { TEST_PATIENCE?: string } = {};
    decidePatience(unsaid);
    expect(Number(unsaid.TEST_PATIENCE)).toBeGreaterThanOrEqual(1);
  });

  it('holds for a file, and for the tests and hooks that have limits of their own', () => {
    const state = limited(120, 10, 20);
    lengthenLimits(state, 3);
    expect(state).toEqual(limited(360, 30, 60));
  });

  it('holds for what is waited for', async () => {
    process.env.TEST_PATIENCE = '0.001';
    await expect(waitFor(() => false, { timeoutMs: 30_000 })).rejects.toThrow(/^Waited 30 ms in vain/);
  });
});
