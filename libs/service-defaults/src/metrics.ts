import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One registry an app: several apps may share a process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly eventsHandled = new Counter({
    name: 'events_handled_total',
    help: 'Events by type and what became of them: done, repeated, retried, dead',
    labelNames: ['type', 'result'],
    registers: [this.registry],
  });
  readonly outboxWaiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Events written but not yet published',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
