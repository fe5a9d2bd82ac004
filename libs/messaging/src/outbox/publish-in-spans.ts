import { startSpan, type Tracer } from '@mekong/service-defaults';
import { aboutEvent } from '../handling/about-event.js';
import type { Delivery, Outcome } from '../publisher.js';

/** Publishes events; that of each whose trace is recorded is a span, from which its handling follows. */
export async function publishInSpans(
  tracer: Tracer | undefined,
  deliveries: Delivery[],
  publish: (deliveries: Delivery[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  if (!tracer) return publish(deliveries);
  const spans = deliveries.map(({ event }) =>
    startSpan(tracer, event.traceparent, () => ({
      name: `publish ${event.type}`,
      kind: 'producer',
      attributes: aboutEvent(event),
    })),
  );
  const outcomes = await publish(
    deliveries.map((delivery, index) => {
      const traceparent = spans[index]?.traceparent;
      return traceparent ? { ...delivery, event: { ...delivery.event, traceparent } } : delivery;
    }),
  );
  spans.forEach((span, index) => span?.end(outcomes[index]));
  return outcomes;
}
