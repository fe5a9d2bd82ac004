import sequencer from '@jest/test-sequencer';

// Its types are those of CommonJS, where the class is one level further down.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

/** What drives a browser, a broker or whole processes takes longest, however short its file is. */
const longOnes = [/\/tests\/accessibility\//, /\/tests\/journeys\//, /\.rabbit\.test\.ts$/, /\/infra\/local\/test\//];

/** Starts the long test files first, so that no worker is left alone with one at the end. */
export default class LongOnesFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const place = longOnes.findIndex((pattern) => pattern.test(path));
      return place < 0 ? longOnes.length : place;
    };
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
