import { type AccountRow, type Amounts, netOf, salesOf, sumOf, sumsBy, totalOf } from './account-row.js';

const amountsView = (row: Amounts) => ({
  orders: row.orders,
  goods_cents: row.goodsCents,
  discount_cents: row.discountCents,
  sales_cents: salesOf(row),
  delivery_cents: row.deliveryCents,
  tax_cents: row.taxCents,
  total_cents: totalOf(row),
  refunded_cents: row.refundedCents,
  net_cents: netOf(row),
  received_cents: row.receivedCents,
  received_khr: row.receivedKhr,
  refunded_khr: row.refundedKhr,
  with_couriers_cents: row.withCouriersCents,
});

const wayOf = ({ method, currency }: AccountRow) => ({ method, currency });

export function accountsView(rows: AccountRow[], invoicedCents: number) {
  const sums = sumOf(rows);
  return {
    currency: 'USD' as const,
    days: sumsBy(rows, ({ day }) => day).map(({ first, sum }) => ({ day: first.day, ...amountsView(sum) })),
    methods: sumsBy(rows, ({ method, currency }) => `${method} ${currency}`).map(({ first, sum }) => ({
      ...wayOf(first),
      ...amountsView(sum),
    })),
    sums: amountsView(sums),
    invoiced_cents: invoicedCents,
  };
}
