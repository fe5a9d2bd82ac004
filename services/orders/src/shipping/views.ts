import type { OrderResult } from './judge-each.js';

/** What became of one of many orders. */
const orderResultView = ({ id, orderNumber, problem }: OrderResult) => ({
  id,
  order_number: orderNumber,
  ok: problem === null,
  error: problem?.message ?? null,
  faults: problem ? [{ code: problem.code, params: problem.params, message: problem.message }] : [],
});

export const resultsView = (results: OrderResult[]) => ({ results: results.map(orderResultView) });
