import type { OpenOrder } from '../../api/types';

/** An open order that has to be paid by a certain time; cash is paid to the courier. */
export type TimedOrder = OpenOrder & { pay_until: string };

export const hasTime = (order: OpenOrder): order is TimedOrder => order.pay_until !== null;
