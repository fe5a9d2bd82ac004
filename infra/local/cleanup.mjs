/** Collects steps that stop things, and runs them once, in reverse order. */
export class Cleanup {
  #steps = [];
  #running;

  /** Whether the stopping has begun. */
  get hasBegun() {
    return this.#running !== undefined;
  }

  /** Adds a step; the last one added runs first. */
  add(step) {
    this.#steps.push(step);
  }

  /** Runs every step, even after one fails; repeatable. Rejects with the first failure after all have run. */
  run() {
    this.#running ??= this.#runSteps();
    return this.#running;
  }

  async #runSteps() {
    const failures = [];
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
