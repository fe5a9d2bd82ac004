import { inRiel, Problem, type PayCurrency, type PaymentMethod } from '@mekong/contracts';
import { takesCashIn, type CashSettings, type CashUse } from '../cash/index.js';

/** How an order is to be paid, and in which money. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod;
  payCurrency: PayCurrency;
}

/**
 * What the environment allows, without what admins have turned off. Never none: where the environment has left only what is off, that
 * is offered.
 */
export function offeredOf(allowed: PaymentMethod[], off: PaymentMethod[]): PaymentMethod[] {
  const on = allowed.filter((method) => !off.includes(method));
  return on.length > 0 ? on : allowed;
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
    'There is nothing to pay for this order, so it cannot be paid this way. Please choose another way to pay.',
  PROVINCE_NEEDED: 'Cash on delivery depends on where the order goes. Please choose your province.',
  NOT_IN_PROVINCE: 'Cash on delivery is not offered where this order goes. Please choose another way to pay.',
  ABOVE_COD_LIMIT: 'This order is too large for cash on delivery. Please choose another way to pay.',
  TOO_MANY_COD_ORDERS:
    'You have as many orders to pay in cash as one may have. Please wait for one of them, or choose another way to pay.',
  REFUSED_BEFORE:
    'Orders of yours were refused at the door before, so cash on delivery is not offered to you. Please choose another way to pay.',
};
type Reason = keyof typeof because;

/** So many refusals at the door, and nobody drives out for another one. */
const mostRefused = 2;

class PaymentMethodUnavailable extends Problem {
  constructor(reason: Reason) {
    super(409, 'PAYMENT_METHOD_UNAVAILABLE', because[reason], { params: { reason } });
  }
}

/** What a cart and its shopper are like, as far as that is known. */
export interface WhatIsPaid {
  totalCents?: number;
  /** Cents or riel. */
  toPay?: number;
  province?: string | null;
  /** Paid at the shop, wherever its shopper lives. */
  isPickUp?: boolean;
  /** Needed for cash on delivery alone. */
  cash?: CashSettings;
  /** Of the shopper; undefined where nobody is logged in. */
  cashUse?: CashUse;
}

/** Why a cart cannot be paid so; undefined where it can. */
export function whyNot(
  method: PaymentMethod,
  offered: PaymentMethod[],
  { totalCents, toPay = totalCents, ...paid }: WhatIsPaid,
): Reason | undefined {
  if (!offered.includes(method)) return 'NOT_OFFERED';
  // Neither a bank's code nor a courier can ask for nothing.
  if (method !== 'demo' && toPay === 0) return 'NOTHING_TO_PAY';
  return method === 'cod' ? whyNotInCash({ totalCents, ...paid }) : undefined;
}

/** First what the shopper cannot change. */
function whyNotInCash({ totalCents = 0, province, isPickUp, cash, cashUse }: WhatIsPaid): Reason | undefined {
  if (!cash) return 'NOT_OFFERED';
  if (cashUse && cashUse.refused >= mostRefused) return 'REFUSED_BEFORE';
  if (cashUse && cashUse.open >= cash.openOrders) return 'TOO_MANY_COD_ORDERS';
  if (totalCents > cash.limitCents) return 'ABOVE_COD_LIMIT';
  if (isPickUp) return undefined;
  if (!province) return 'PROVINCE_NEEDED';
  return takesCashIn(cash, province) ? undefined : 'NOT_IN_PROVINCE';
}

/** Throws PaymentMethodUnavailable. A cent is no riel, as these are rounded to 100. */
export function refuseUnavailable(
  { paymentMethod, payCurrency }: PaymentChoice,
  offered: PaymentMethod[],
  paid: WhatIsPaid & { totalCents: number; rate: number },
): void {
  const toPay = payCurrency === 'KHR' ? inRiel(paid.totalCents, paid.rate) : paid.totalCents;
  const reason = whyNot(paymentMethod, offered, { ...paid, toPay });
  if (reason) throw new PaymentMethodUnavailable(reason);
}
