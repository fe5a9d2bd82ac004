import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const modulePath = fileURLToPath(new URL('backend-process.mjs', import.meta.url));

/** The back end in a child process, which can be restarted. `plan` has the arguments of hostShop, except functions. */
export class Backend {
  #plan;
  #child;

  constructor(plan) {
    this.#plan = plan;
  }

  /** Starts it; resolves with true when it serves, with false when it could not start (and has printed why). */
  async start() {
    const child = fork(modulePath, { stdio: 'inherit' });
    this.#child = child;
    child.send(this.#plan);
    const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return Boolean(answer?.url);
  }

  /** Stops it with SIGTERM, so that it can clean up. */
  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async restart() {
    await this.stop();
    return this.start();
  }
}
