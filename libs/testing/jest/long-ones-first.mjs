import sequencer from '@jest/test-sequencer';

// Its types are those of CommonJS, where the class is one level further down.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

/** Tests with a browser, a broker or whole processes take longest, however short their files are. */
const longOnes = [
  /\/tests\/accessibility\//,
  /\/tests\/journeys\//,
  /\.rabbit\.test\.ts$/,
  /\/infra\/local\/test\//,
];

/** Starts the long test files first, so that no worker is left alone with one at the end. */
export default class LongOnesFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const index = longOnes.findIndex((pattern) => pattern.test(path));
      return index < 0 ? longOnes.length : index;
    };
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
