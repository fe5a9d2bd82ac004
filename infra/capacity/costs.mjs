/**
 * Milliseconds of processor time that an action costs each part, over processes, as docs/benchmarks.md tells what limits the shop.
 * What a whole order costs beside the services that are named there is shared by the two that are not.
 */
export const costs = {
  keptRead: { gateway: 0.03 },
  freshRead: { gateway: 0.278, catalog: 0.246, postgres: 0.075, broker: 0.004 },
  search: { gateway: 0.285, catalog: 0.312, postgres: 0.646, broker: 0.005 },
  login: { gateway: 1.22, auth: 55.47, postgres: 1.87, broker: 0.22 },
  order: {
    ...{ gateway: 3.95, payments: 5.27, orders: 4.57, auth: 2.51, notifications: 2.14, catalog: 0.9 },
    ...{ analytics: 0.9, postgres: 7.94, broker: 3.7 },
  },
};

/** What visitors do for each order that is placed: a guess, to be replaced by the shop's own figures. */
export const usualVisits = { keptRead: 240, freshRead: 60, search: 20, login: 2, order: 1 };

/** What bounds the shop: replicas by the autoscalers, and one machine of PostgreSQL and of the broker. */
export const limits = {
  replicas: { gateway: 6, auth: 4, catalog: 6, orders: 6, payments: 3, notifications: 2, analytics: 2 },
  /** Of the machine with the primary, a guess as the manifests set no limit; and that of a node of the broker. */
  processors: { postgres: 8, broker: 2 },
  /** Connections of the database, and those of each replica of a service. */
  connections: 400,
  pool: 10,
};

/** What an order adds to the databases, and what of that stays after the events of two weeks are gone; measured with one line. */
export const disk = { addedKb: 18, stayingKb: 9, keptDays: 14 };
