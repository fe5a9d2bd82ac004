import { inRiel, Problem, type PayCurrency, type PaymentMethod } from '@mekong/contracts';

/** How an order is to be paid, and in which money. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod;
  payCurrency: PayCurrency;
}

/** What a checkout asks for: by default the first that the shop offers, in dollars. */
export const choiceOf = (
  { paymentMethod, payCurrency = 'USD' }: Partial<PaymentChoice>,
  offered: PaymentMethod[],
): PaymentChoice => ({ paymentMethod: paymentMethod ?? offered[0]!, payCurrency });

/** Why a method cannot be had, with what to do about it. */
const because = {
  NOT_OFFERED: 'The shop does not take this way to pay. Please choose another one.',
  NOTHING_TO_PAY:
    'There is nothing to pay for this order, so it cannot be paid by KHQR. Please choose another way to pay.',
};
type Reason = keyof typeof because;

class PaymentMethodUnavailable extends Problem {
  constructor(reason: Reason) {
    super(409, 'PAYMENT_METHOD_UNAVAILABLE', because[reason], { params: { reason } });
  }
}

/** Why a cart of this total, in cents or riel, cannot be paid so; undefined where it can. */
export function whyNot(method: PaymentMethod, offered: PaymentMethod[], toPay?: number): Reason | undefined {
  if (!offered.includes(method)) return 'NOT_OFFERED';
  // A bank's code cannot name an amount of nothing.
  return method === 'khqr' && toPay === 0 ? 'NOTHING_TO_PAY' : undefined;
}

/** Throws PaymentMethodUnavailable. A cent is no riel, as these are rounded to 100. */
export function refuseUnavailable(
  { paymentMethod, payCurrency }: PaymentChoice,
  offered: PaymentMethod[],
  { totalCents, rate }: { totalCents: number; rate: number },
): void {
  const toPay = payCurrency === 'KHR' ? inRiel(totalCents, rate) : totalCents;
  const reason = whyNot(paymentMethod, offered, toPay);
  if (reason) throw new PaymentMethodUnavailable(reason);
}
