import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { inTime } from './in-time.js';
import { RequestTimes } from './request-times.js';

export { Gauge };

/** Prometheus waits ten seconds for all figures. */
const patienceMs = 3_000;

/** Each app has its own registry, since several apps may share a process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new RequestTimes(this.registry);
  readonly eventsHandled = new Counter({
    name: 'events_handled_total',
    help: 'Events by type and what became of them: done, repeated, retried, dead',
    labelNames: ['type', 'result'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * A figure that is read whenever the metrics are; while that fails or takes too long, for example without the database or with
   * a broker that hangs, there is none.
   */
  measure(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        try {
          gauge.set(await inTime(patienceMs, Promise.resolve(read())));
        } catch {
          gauge.remove();
        }
      },
    });
  }
}
