import type { ShopEvent } from '@mekong/contracts';
import { runInSpan, runInTrace, startSpan, type Span, type Tracer } from '@mekong/service-defaults';
import { aboutEvent } from './about-event.js';

/**
 * The spans of events that are handled together. Each event has one in its own trace; what they share, such as statements, is in
 * the trace of the first, to which the others link.
 */
export class HandlingSpans {
  private readonly spans = new Map<ShopEvent, Span>();
  private first?: Span;

  constructor(
    private readonly tracer: Tracer | undefined,
    private readonly events: ShopEvent[],
  ) {
    if (tracer) events.forEach((event) => this.start(tracer, event));
  }

  /** The event as its handler gets it, so that what it causes follows from this handling. */
  traced(event: ShopEvent): ShopEvent {
    const traceparent = this.spans.get(event)?.traceparent;
    return traceparent ? { ...event, traceparent } : event;
  }

  run<T>(work: () => T): T {
    if (this.first) return runInSpan(this.tracer!, this.first, work);
    const [event, ...more] = this.events;
    return runInTrace(more.length === 0 ? event?.traceparent : undefined, work);
  }

  end(error?: unknown): void {
    for (const span of this.spans.values()) span.end(error);
  }

  private start(tracer: Tracer, event: ShopEvent): void {
    const span = startSpan(tracer, event.traceparent, () => ({
      name: `process ${event.type}`,
      kind: 'consumer',
      attributes: { ...aboutEvent(event), 'messaging.batch.message_count': this.events.length },
      link: this.first?.traceparent,
    }));
    if (!span) return;
    this.spans.set(event, span);
    this.first ??= span;
  }
}
