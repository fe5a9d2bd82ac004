import sequencer from '@jest/test-sequencer';

// Its types are those of CommonJS, where the class is one level further down.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

/**
 * Kinds of test files with about the seconds that one takes. Some keep a processor busy, others mostly wait: for a broker, for
 * processes that start, for time-outs. The first kind that fits counts.
 */
const kinds = [
  { files: /\.rabbit\.test\.ts$/, seconds: 40, waits: true },
  { files: /\/(gateway|infra\/local|libs\/messaging)\/test\//, seconds: 5, waits: true },
  { files: /\/tests\/(accessibility|journeys|security)\//, seconds: 30, waits: false },
  { files: /./, seconds: 4, waits: false },
];

/**
 * Starts the long test files first, so that no worker is left alone with one at the end, and hands out one that waits beside
 * those that are busy, so that neither the processors nor the workers wait for each other.
 */
export default class BusyBesideWaiting extends Sequencer {
  constructor(options) {
    super(options);
    this.workers = options.globalConfig.maxWorkers;
  }

  async sort(tests) {
    const sorted = [...(await super.sort(tests))].map((test) => ({ test, ...kindOf(test) }));
    sorted.sort((one, other) => other.seconds - one.seconds);
    return inTurns(
      sorted.filter(({ waits }) => waits),
      sorted.filter(({ waits }) => !waits),
      this.workers,
    );
  }
}

const kindOf = ({ path }) => kinds.find(({ files }) => files.test(path));

/** The order in which workers take the files when one of them takes those that wait, and the others all else. */
function inTurns(waiting, busy, workers) {
  const free = Array(workers).fill(0);
  const ordered = [];
  while (waiting.length + busy.length > 0) {
    const worker = free.indexOf(Math.min(...free));
    const [own, others] = worker === 0 ? [waiting, busy] : [busy, waiting];
    const next = own.shift() ?? others.shift();
    free[worker] += next.seconds;
    ordered.push(next.test);
  }
  return ordered;
}
