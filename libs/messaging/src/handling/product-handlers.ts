import type { EventData, ProductSnapshot } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { dataOf, type EventHandlers } from './event-handlers.js';

interface ProductCopies {
  upsert(tx: EntityManager, products: ProductSnapshot[]): Promise<unknown>;
  remove(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<unknown>;
}

/** The handlers of a service that keeps product copies. An event holds one product, or many. */
export function productHandlers({ upsert, remove }: ProductCopies) {
  return {
    'product.created.v1': (tx, events) => upsert(tx, dataOf(events)),
    'product.changed.v1': (tx, events) => upsert(tx, dataOf(events)),
    'products.written.v1': (tx, events) =>
      upsert(
        tx,
        dataOf(events).flatMap(({ products }) => products),
      ),
    'product.deleted.v1': (tx, events) => remove(tx, dataOf(events)),
    'products.deleted.v1': (tx, events) =>
      remove(
        tx,
        dataOf(events).flatMap(({ products }) => products),
      ),
  } satisfies Partial<EventHandlers<'orders'>['handlers']>;
}
