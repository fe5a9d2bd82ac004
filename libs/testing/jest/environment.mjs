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

  handleTestEvent({ name }, state) {
    if (name === 'run_start') lengthenLimits(state);
  }
}
