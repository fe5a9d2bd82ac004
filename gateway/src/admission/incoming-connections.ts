import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from 'node:net';
import { Injectable } from '@nestjs/common';

/** Whoever opens connections without end keeps nobody waiting for longer. */
const longestMs = 200;

/**
 * Node accepts one connection in each turn of the event loop. While a crowd comes in, work that is begun makes these turns long, and
 * whoever has not come in yet waits for all of it, uncounted.
 */
@Injectable()
export class IncomingConnections {
  private count = 0;
  private end?: Promise<void>;

  watch(server: Pick<Server, 'on'>): void {
    server.on('connection', () => (this.count += 1));
  }

  /** Resolves after the first turn in which no connection came in. */
  untilAllAreIn(): Promise<void> {
    this.end ??= this.waitForEnd().finally(() => (this.end = undefined));
    return this.end;
  }

  private async waitForEnd(): Promise<void> {
    const latest = performance.now() + longestMs;
    // What is left of this turn brings none in.
    await nextTurn();
    for (let seen = -1; seen !== this.count && performance.now() < latest;) {
      seen = this.count;
      await nextTurn();
    }
  }
}
