import type { PayCurrency, PaymentMethod } from '@mekong/contracts';

/** What was sold and given back; cents, or whole riel. */
export interface Amounts {
  orders: number;
  /** At their prices, before what promo codes took off. */
  goodsCents: number;
  discountCents: number;
  deliveryCents: number;
  taxCents: number;
  refundedCents: number;
  /** What shoppers gave in dollars and in riel, as they gave it; change in riel is below 0. */
  receivedCents: number;
  receivedKhr: number;
  /** Of what was paid in riel by a bank. */
  refundedKhr: number;
  /** Of what was sold, what couriers have not handed in yet. */
  withCouriersCents: number;
}

/** The same of one day and one way to pay. */
export interface AccountRow extends Amounts {
  day: string;
  method: PaymentMethod;
  currency: PayCurrency;
}

const nothing: Amounts = {
  ...{ orders: 0, goodsCents: 0, discountCents: 0, deliveryCents: 0, taxCents: 0, refundedCents: 0 },
  ...{ receivedCents: 0, receivedKhr: 0, refundedKhr: 0, withCouriersCents: 0 },
};

const fields = Object.keys(nothing) as (keyof Amounts)[];

export const sumOf = (rows: readonly Amounts[]): Amounts =>
  rows.reduce<Amounts>(
    (sum, row) =>
      Object.fromEntries(fields.map((field) => [field, sum[field] + row[field]])) as unknown as Amounts,
    nothing,
  );

/** Of the goods, after what promo codes took off. */
export const salesOf = ({ goodsCents, discountCents }: Amounts): number => goodsCents - discountCents;

/** What shoppers were to pay. */
export const totalOf = (row: Amounts): number => salesOf(row) + row.deliveryCents + row.taxCents;

/** What is left of it. */
export const netOf = (row: Amounts): number => totalOf(row) - row.refundedCents;

/** The sums of the rows that have the same key, in the order in which these are first met. */
export function sumsBy<Row extends Amounts>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()].map((group) => ({ first: group[0]!, sum: sumOf(group) }));
}
