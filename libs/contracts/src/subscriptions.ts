import type { EventType } from './events.js';
import type { ServiceName } from './services.js';

/** Said every few seconds by the clock and recorded in no outbox: the next one makes up for one that is lost. */
export const unrecorded = ['orders.settled.v1'] as const satisfies readonly EventType[];

/**
 * The events that each service handles. Every service declares all queues from this table when it starts, so that an event
 * is kept for a consumer that has never run yet.
 */
export const subscriptions = {
  auth: ['staff.acted.v1', 'order.placed.v1', 'settings.changed.v1'],
  catalog: [
    'stock.changed.v1',
    'order.paid.v1',
    'order.partly-refunded.v1',
    'order.refunded.v1',
    'user.deleted.v1',
    'riel-rate.changed.v1',
  ],
  orders: [
    'product.created.v1',
    'product.changed.v1',
    'product.deleted.v1',
    'products.written.v1',
    'products.deleted.v1',
    'payment.completed.v1',
    'payment.expired.v1',
    'payment.cancelled.v1',
    'payment.review.v1',
    'payment.came-late.v1',
    'riel-rate.changed.v1',
    'user.changed.v1',
    'user.deleted.v1',
    'order.step-wanted.v1',
  ],
  payments: [
    'order.placed.v1',
    'orders.settled.v1',
    'order.refunded.v1',
    'order.partly-refunded.v1',
    'order.shipped.v1',
    'order.sent-again.v1',
    'order.cancelled.v1',
    'order.goes-on.v1',
    'order.not-reopened.v1',
    'order.cash-collected.v1',
    'order.cash-refused.v1',
  ],
  notifications: [
    'user.signed-up.v1',
    'user.code-requested.v1',
    'user.verified.v1',
    'user.password-reset-requested.v1',
    'user.invited.v1',
    'user.invitation-withdrawn.v1',
    'order.paid.v1',
    'order.delivery-changed.v1',
    'order.shipped.v1',
    'order.shipment-corrected.v1',
    'order.came-back.v1',
    'order.sent-again.v1',
    'order.delivered.v1',
    'order.cancelled.v1',
    'order.refunded.v1',
    'order.partly-refunded.v1',
    'order.placed.v1',
    'stock.changed.v1',
    'product.created.v1',
    'product.changed.v1',
    'product.deleted.v1',
    'products.written.v1',
    'products.deleted.v1',
    'user.changed.v1',
    'user.deleted.v1',
    'user.sessions-ended.v1',
    'report.failed.v1',
    'event.dead-lettered.v1',
    'review.waiting.v1',
    'review.decided.v1',
    'settings.changed.v1',
    'riel-rate.changed.v1',
    'payment.review.v1',
    'payment.cannot-check.v1',
    'money.unmatched.v1',
    'money.waits.v1',
    'order.step-judged.v1',
  ],
  analytics: [
    'order.placed.v1',
    'order.paid.v1',
    'order.shipped.v1',
    'order.delivered.v1',
    'order.cancelled.v1',
    'order.refunded.v1',
    'order.partly-refunded.v1',
    'cart.quoted.v1',
    'product.created.v1',
    'product.changed.v1',
    'product.deleted.v1',
    'products.written.v1',
    'products.deleted.v1',
    'product.costs-told.v1',
    'brand.created.v1',
    'brand.changed.v1',
    'search.missed.v1',
    'stock.changed.v1',
    'user.signed-up.v1',
    'user.verified.v1',
    'user.changed.v1',
    'user.deleted.v1',
  ],
} as const satisfies Record<ServiceName, readonly EventType[]>;

export type SubscribedEvent<S extends ServiceName> = (typeof subscriptions)[S][number];

export function isSubscribed(service: ServiceName, type: EventType): boolean {
  return (subscriptions[service] as readonly EventType[]).includes(type);
}
