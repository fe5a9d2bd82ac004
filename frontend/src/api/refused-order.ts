import { fieldErrorsOf } from './field-errors';
import { isRecord, problemOf } from './problem';
import type { PlacedOrder, Quote, Shortage } from './types';

/** Whether the delivery that was chosen is no longer there. */
export const isDeliveryRefusal = (error: unknown): boolean =>
  problemOf(error)?.code === 'DELIVERY_METHOD_UNAVAILABLE';

/** The new quote that the server sends when it refuses an order because a price has changed, or its delivery is no longer there. */
export function freshQuoteOf(error: unknown): Quote | null {
  const problem = problemOf(error);
  const isQuoted = problem?.code === 'PRICE_CHANGED' || isDeliveryRefusal(error);
  if (!problem || !isQuoted || typeof problem.total !== 'number' || !Array.isArray(problem.lines))
    return null;
  const { lines, unavailable, subtotal, shipping, tax, total, free_shipping } = problem as unknown as Quote;
  const { promo_code, discount, delivery_method, delivery_methods } = problem as unknown as Quote;
  return {
    ...{ lines, unavailable, promo_code, discount, subtotal, shipping, tax, total, free_shipping },
    ...{ delivery_method, delivery_methods },
  };
}

/** Whether a promo code is what the shop refuses. */
export const isPromoRefusal = (error: unknown): boolean =>
  fieldErrorsOf(error).some(({ field }) => field === 'promo_code');

/** The products of which there was too little stock; empty for every other failure. */
export function shortagesOf(error: unknown): Shortage[] {
  const problem = problemOf(error);
  if (problem?.code !== 'OUT_OF_STOCK' || !Array.isArray(problem.items)) return [];
  const isShortage = (one: unknown): one is Shortage =>
    isRecord(one) && typeof one.id === 'number' && typeof one.available === 'number';
  return problem.items.filter(isShortage);
}

/** The order that an attempt has placed before, with other details; null for every other failure. */
export function placedBefore(error: unknown): PlacedOrder | null {
  const problem = problemOf(error);
  const isPlaced = problem?.code === 'IDEMPOTENCY_KEY_REUSED' && typeof problem.orderId === 'string';
  return isPlaced ? (problem as unknown as PlacedOrder) : null;
}

/** How long an order that came among too many is to wait, and how many people are to be served before; null for every other failure. */
export function turnOf(error: unknown): Turn | null {
  const { reason, ahead, seconds } = (problemOf(error)?.params ?? {}) as Partial<Record<string, unknown>>;
  return reason === 'checkouts' ? { ahead: Number(ahead ?? 0), seconds: Number(seconds ?? 2) } : null;
}

export interface Turn {
  ahead: number;
  seconds: number;
}
