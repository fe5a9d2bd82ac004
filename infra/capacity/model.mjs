import { costs, disk, limits, usualVisits } from './costs.mjs';

/** The busiest hour has an eighth of a day's orders, and its busiest minutes twice as many as the others. */
const busiest = 2 / 8 / 3_600;
/** A processor that is busier makes calls wait. */
const mostBusy = 0.6;
/** So that one may be lost. */
const fewest = 2;

/** What to do when a part can no longer grow by itself. */
const moreReplicas = 'raise the replicas of its autoscaler';
const steps = {
  auth: `${moreReplicas}: passwords are hashed on all processors of a replica`,
  catalog: `${moreReplicas}, or let the gateway keep answers for longer`,
  orders: `${moreReplicas}; products that all want wait for each other, whatever there is`,
  postgres: 'a larger machine; then a cluster of its own for each service, whose databases share nothing',
  broker: 'larger nodes; the leaders of the queues are spread over all three already',
  connections: 'put the pooler before the database (components/pooler)',
};

/**
 * Milliseconds of processor time for an order with all that leads to it, by part.
 *
 * @param {Partial<typeof usualVisits>} visits how often each action is done for an order
 */
export function costOfOrder(visits = usualVisits) {
  const sums = {};
  for (const [action, times] of Object.entries(visits))
    for (const [part, ms] of Object.entries(costs[action])) sums[part] = (sums[part] ?? 0) + times * ms;
  return sums;
}

/**
 * How many of each part so many orders a day need in the busiest minutes.
 *
 * @param {number} orders a day
 * @returns {{ part: string, processors: number, replicas: number }[]} replicas are machines of PostgreSQL and nodes of the broker
 */
export function needsOf(orders, visits = usualVisits) {
  return Object.entries(costOfOrder(visits)).map(([part, ms]) => {
    const processors = (orders * busiest * ms) / 1_000;
    const isStored = part in limits.processors;
    return {
      part,
      processors,
      replicas: isStored ? 3 : Math.max(fewest, Math.ceil(processors / mostBusy)),
    };
  });
}

/**
 * How many orders a day each part bears as the manifests are, the first bound first.
 *
 * @returns {{ part: string, orders: number, step: string }[]}
 */
export function boundsOf(visits = usualVisits) {
  const ofParts = Object.entries(costOfOrder(visits)).map(([part, ms]) => {
    const most = mostBusy * (limits.replicas[part] ?? limits.processors[part]);
    return { part, orders: Math.floor((most * 1_000) / (busiest * ms)), step: steps[part] ?? moreReplicas };
  });
  return [
    ...ofParts,
    { part: 'connections', orders: bornByConnections(visits), step: steps.connections },
  ].sort((one, other) => one.orders - other.orders);
}

/** The first whole thousand of orders a day at which the services' pools together have more than the database's connections. */
function bornByConnections(visits) {
  for (let orders = 1_000; orders <= 10_000_000; orders += 1_000)
    if (connectionsOf(orders, visits) > limits.connections) return orders;
  return Infinity;
}

/** A pool in each replica of a service; the gateway has no database. */
const connectionsOf = (orders, visits) =>
  needsOf(orders, visits)
    .filter(({ part }) => part in limits.replicas && part !== 'gateway')
    .reduce((sum, { replicas }) => sum + replicas * limits.pool, 0);

/**
 * What so many orders a day put on the disk of the databases within a year.
 *
 * @returns {{ afterYearGb: number, passingGb: number }} what stays, and the events of the last weeks beside it
 */
export const diskOf = (orders) => ({
  afterYearGb: (orders * 365 * disk.stayingKb) / 1e6,
  passingGb: (orders * disk.keptDays * (disk.addedKb - disk.stayingKb)) / 1e6,
});
