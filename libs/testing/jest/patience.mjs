import { pbkdf2Sync } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** What the sample of work takes on the machine for which the tests' limits were written, when it does nothing else. */
const usualMs = 60;
/** A test that hangs must end, on whatever machine. */
const most = 10;

const sample = () => {
  pbkdf2Sync('some work', 'of a fixed size', 100_000, 64, 'sha512');
};

/**
 * How many times as long as written the tests wait on this machine: by how much slower than usual it does a sample of work,
 * or by how many others wait for each of its processors, whichever is more. Never less than once.
 */
export function measurePatience({
  work = sample,
  load = loadavg()[0],
  processors = availableParallelism(),
} = {}) {
  const begin = performance.now();
  work();
  const slower = (performance.now() - begin) / usualMs;
  const factor = Math.min(most, Math.max(1, slower, 1 + load / processors));
  return Math.round(factor * 10) / 10;
}

/** Decides it once a run: the processes that run tests inherit it. `TEST_PATIENCE` set beforehand holds. */
export function decidePatience(env = process.env) {
  env.TEST_PATIENCE ||= String(measurePatience());
}

/** Lengthens the limits of a test file, its own and those of its tests and hooks; for Jest's event `run_start`. */
export function lengthenLimits(state, patience = Number(process.env.TEST_PATIENCE ?? 1)) {
  state.testTimeout *= patience;
  const lengthen = (block) => {
    for (const one of [...block.hooks, ...block.children]) {
      if (one.type === 'describeBlock') lengthen(one);
      else if (one.timeout) one.timeout *= patience;
    }
  };
  lengthen(state.rootDescribeBlock);
}
