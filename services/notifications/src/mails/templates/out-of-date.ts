import type { ProblemCode } from '@mekong/contracts';

/** Why a mail is not sent (again), as staff read it: since then the shipment was corrected, or the order needs no payment. */
export const outOfDate = {
  shipment: {
    code: 'MAIL_IS_OUT_OF_DATE',
    message: 'The shipment was corrected since: this mail is out of date.',
  },
  payment: {
    code: 'MAIL_ORDER_IS_SETTLED',
    message: 'The order was paid or cancelled since: this mail is out of date.',
  },
} as const satisfies Record<string, { code: ProblemCode; message: string }>;

export type OutOfDate = keyof typeof outOfDate;
