import type { ProblemCode } from '@mekong/contracts';

/**
 * Why a mail is not sent (again), as staff read it: since then the shipment was corrected, the order took another step or needs
 * no payment, or the code or link in the mail died.
 */
export const outOfDate = {
  shipment: {
    code: 'MAIL_IS_OUT_OF_DATE',
    message: 'The shipment was corrected since: this mail is out of date.',
  },
  step: {
    code: 'MAIL_ORDER_WENT_ON',
    message: 'The order has gone on since: this mail is out of date.',
  },
  secret: {
    code: 'MAIL_SECRET_IS_DEAD',
    message: 'Its code or link no longer works: this mail is out of date.',
  },
  payment: {
    code: 'MAIL_ORDER_IS_SETTLED',
    message: 'The order was paid or cancelled since: this mail is out of date.',
  },
} as const satisfies Record<string, { code: ProblemCode; message: string }>;

/** The codes of the reasons. */
export const outOfDateCodes: readonly string[] = Object.values(outOfDate).map(({ code }) => code);

export type OutOfDate = keyof typeof outOfDate;
