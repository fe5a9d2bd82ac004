import type { CheckedHistory } from './check-history.js';
import { majorOf } from './files/money.js';
import { failureText } from './files/read-history.js';
import type { PastCustomer, PastOrder } from './past-order.js';
import type { KeptCustomer } from './past-customers.repository.js';
import type { KeptOrder } from './past-orders.repository.js';

/** More rows than anybody mends one by one. */
const mostFailures = 100;
const mostSamples = 3;

/** An order of before as its customer sees it. */
export const ownOrderView = ({
  source,
  number,
  placedAt,
  status,
  currency,
  totalMinor,
  items,
}: KeptOrder) => ({
  ...{ source, number, status, currency },
  placed_at: placedAt.toISOString(),
  total: majorOf(totalMinor, currency),
  items: items.map(({ name, sku, quantity, priceMinor }) => ({
    ...{ name, sku, quantity },
    price: priceMinor === null ? null : majorOf(priceMinor, currency),
  })),
});

/** As staff see it. */
export function pastOrderView(order: KeptOrder) {
  const { id, name, email, phone, address, note, broughtAt } = order;
  return {
    id,
    name,
    email,
    phone,
    address,
    note,
    ...ownOrderView(order),
    brought_at: broughtAt.toISOString(),
  };
}

export const pastCustomerView = ({ currency, spentMinor, foundOrders, ...customer }: KeptCustomer) => ({
  ...{ ...customer, currency },
  total_spent: majorOf(spentMinor, currency),
  past_orders: foundOrders,
});

export const broughtView = ({ history, counts }: CheckedHistory) => ({
  ...{ source: history.source, kind: history.kind, ...counts },
  failed: history.failures.length,
  failures: history.failures
    .slice(0, mostFailures)
    .map((one) => ({ row: one.row, error: failureText(one), fault: one.fault })),
});

export function checkedView(checked: CheckedHistory) {
  const { orders, customers } = checked.history;
  const days = orders.map(({ placedAt }) => placedAt.getTime());
  const day = (pick: (a: number, b: number) => number) =>
    days.length === 0 ? null : new Date(days.reduce((a, b) => pick(a, b))).toISOString();
  return {
    ...broughtView(checked),
    from: day((a, b) => Math.min(a, b)),
    to: day((a, b) => Math.max(a, b)),
    sample: [
      ...orders.slice(0, mostSamples).map(orderSample),
      ...customers.slice(0, mostSamples).map(customerSample),
    ],
  };
}

const orderSample = ({ number, name, placedAt, currency, totalMinor, items }: PastOrder) => ({
  ...{ title: number, name, currency },
  placed_at: placedAt.toISOString(),
  total: majorOf(totalMinor, currency),
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

const customerSample = ({ name, email, phone, currency, spentMinor }: PastCustomer) => ({
  ...{ title: name, name: email || phone, placed_at: null, currency },
  total: majorOf(spentMinor, currency),
  pieces: 0,
});
