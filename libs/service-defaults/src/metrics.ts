import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times.js';

/** One registry an app: several apps may share a process. */
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
      // Without the database it says what it said last.
      const waiting = await this.countOutbox?.().catch(() => undefined);
      if (waiting !== undefined) this.outboxWaiting.set(waiting);
    },
  });
  /** Set by who keeps the outbox; asked whenever the figures are read. */
  countOutbox?: () => Promise<number>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
