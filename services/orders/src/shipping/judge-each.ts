import { notFound, type Problem } from '@mekong/contracts';
import type { Order } from '../orders/index.js';

/** What became of one of many orders; `problem` says why it was refused. */
export interface OrderResult {
  id: string;
  orderNumber: string | null;
  problem: Problem | null;
}

/** What to do with one of many orders: the change, nothing as that is done already, or why it is refused. */
export type Verdict = 'do' | 'done' | Problem;

/**
 * Judges each of many orders by itself, so that one that is refused stops no other: which ones are to be changed, and what became of
 * each, in the given order. One that is not among `orders` is not there.
 */
export function judgeEach<Wanted extends { id: string }>(
  wanted: Wanted[],
  orders: ReadonlyMap<string, Order>,
  judge: (order: Order, wanted: Wanted) => Verdict,
): { accepted: { order: Order; wanted: Wanted }[]; results: OrderResult[] } {
  const judged = wanted.map((one) => {
    const order = orders.get(one.id);
    return { wanted: one, order, verdict: order ? judge(order, one) : notFound('Order') };
  });
  return {
    accepted: judged.flatMap(({ order, verdict, ...one }) =>
      order && verdict === 'do' ? [{ ...one, order }] : [],
    ),
    results: judged.map(({ wanted: { id }, order, verdict }) => ({
      id,
      orderNumber: order?.orderNumber ?? null,
      problem: typeof verdict === 'string' ? null : verdict,
    })),
  };
}

/** The same where each is told by its id alone: `orders` are those to be changed. */
export function judgeIds(
  ids: string[],
  orders: ReadonlyMap<string, Order>,
  judge: (order: Order) => Verdict,
): { orders: Order[]; results: OrderResult[] } {
  const wanted = ids.map((id) => ({ id }));
  const { accepted, results } = judgeEach(wanted, orders, judge);
  return { orders: accepted.map(({ order }) => order), results };
}
