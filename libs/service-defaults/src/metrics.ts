import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times.js';

export { Gauge };

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
  readonly outboxWaiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Events written but not yet noted as published',
    registers: [this.registry],
    collect: async () => {
      // While the database is down, the last figure is kept.
      const waiting = await this.countOutbox?.().catch(() => undefined);
      if (waiting !== undefined) this.outboxWaiting.set(waiting);
    },
  });
  /** Set by the relay of the outbox; called whenever the metrics are read. */
  countOutbox?: () => Promise<number>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
