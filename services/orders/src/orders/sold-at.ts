import { shopZone } from '@mekong/contracts';
import type { Order } from './order.entity.js';

/** When an order was sold: paid, or handed over for the cash, which comes in later. Null while it is not. */
export const soldAt = ({ handedOverAt, paidAt }: Pick<Order, 'handedOverAt' | 'paidAt'>): Date | null =>
  handedOverAt ?? paidAt;

/** The same in SQL, of an order (`o`); as in the index. */
export const soldAtSql = 'coalesce(o.handed_over_at, o.paid_at)';

/** The shop's day of a moment, in SQL. */
export const dayOf = <Moment extends string>(moment: Moment) =>
  `(${moment} AT TIME ZONE '${shopZone}')::date` as const;
