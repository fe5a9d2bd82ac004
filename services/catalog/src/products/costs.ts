import { newEvent, type NewEvent } from '@mekong/messaging';

/** What a product costs now. */
export interface ToldCost {
  productId: number;
  version: number;
  averageCents: number | null;
  lastCents: number | null;
  supplier: string | null;
}

/** As many as in the events of products. */
const maxPerEvent = 100;

/** Tells analytics, and nobody else, what products cost. */
export function costsTold(costs: ToldCost[]): NewEvent[] {
  const parts = Array.from({ length: Math.ceil(costs.length / maxPerEvent) }, (_, place) =>
    costs.slice(place * maxPerEvent, (place + 1) * maxPerEvent),
  );
  return parts.map((part) =>
    newEvent('product.costs-told.v1', part[0]!.productId, {
      costs: part.map(({ productId, version, averageCents, lastCents, supplier }) => ({
        ...{ product_id: productId, version, average_cents: averageCents, last_cents: lastCents },
        ...(supplier && { supplier }),
      })),
    }),
  );
}
