import { TestEnvironment } from 'jest-environment-node';
import { lengthenLimits } from './patience.mjs';

/**
 * Node as tests see it, and a way around Jest's modules: `importNatively` loads a module once a worker, where Jest would load
 * and compile a service with all of its packages again for every test file.
 */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.importNatively = (specifier) => import(specifier);
  }

  async handleTestEvent({ name, error }, state) {
    if (name === 'run_start') lengthenLimits(state);
    if (name === 'test_fn_failure' || name === 'hook_failure') await this.#addWhatPagesShow(error);
  }

  /** A journey that fails once in a hundred runs must say then what was on the screen. */
  async #addWhatPagesShow(error) {
    const tell = /** @type {(() => Promise<string>) | undefined} */ (this.global.whatPagesShow);
    const shown = await tell?.();
    if (!shown || typeof error?.stack !== 'string') return;
    error.stack = error.stack.replace(error.message, () => `${error.message}\n\n${shown}\n`);
  }
}
