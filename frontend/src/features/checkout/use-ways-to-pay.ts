import { useState } from 'react';
import { useGetPaymentMethodsQuery } from '../../api/payment-methods-api';
import type { CashOnDelivery, OrderDraft, PaymentMethods } from '../../api/types';
import { useAskUntilAnswered } from '../../lib/use-ask-until-answered';

/** For which orders cash is taken. */
type CashConditions = Pick<CashOnDelivery, 'limit_cents' | 'provinces'>;

/** How an order is paid, as a checkout says it. */
type PaymentChoice = Pick<OrderDraft, 'payment_method' | 'currency'>;

/** A way to pay that the shopper can choose. */
export interface Way {
  key: 'demo' | 'khqr-USD' | 'khqr-KHR' | 'cod';
  choice: PaymentChoice;
  /** A problem's reason why it cannot be had for this order. */
  reason: string | null;
  /** For which orders cash is taken, where the shop says so. */
  conditions?: CashConditions;
}

/** The ways of each method that this screen knows; a later shop may have others. */
const WAYS: Record<string, Pick<Way, 'key' | 'choice'>[]> = {
  demo: [{ key: 'demo', choice: { payment_method: 'demo' } }],
  khqr: [
    { key: 'khqr-USD', choice: { payment_method: 'khqr', currency: 'USD' } },
    { key: 'khqr-KHR', choice: { payment_method: 'khqr', currency: 'KHR' } },
  ],
  cod: [{ key: 'cod', choice: { payment_method: 'cod' } }],
};

const conditionsOf = ({ limit_cents, provinces }: PaymentMethods[number]): CashConditions | undefined =>
  limit_cents === undefined || provinces === undefined ? undefined : { limit_cents, provinces };

const waysIn = (methods: PaymentMethods): Way[] =>
  methods.flatMap((method) =>
    (WAYS[method.key] ?? []).map((way) => ({
      ...way,
      reason: method.reason,
      conditions: conditionsOf(method),
    })),
  );

export interface Ways {
  /** Empty where there is nothing to choose. */
  all: Way[];
  /** Undefined where none can be had. */
  chosen: Way | undefined;
  /** What the shopper has chosen before and cannot have for this order. */
  lost: Way | undefined;
  /** A key that is none leaves the choice to the shop. */
  choose: (key: string | undefined) => void;
  /** Whether an order can be sent: with the way that is chosen, or with none where there is nothing to choose. */
  isReady: boolean;
  /** Whether the shop issues VAT invoices. */
  hasVatInvoices: boolean;
}

/** Nothing to choose. */
const none = { all: [], chosen: undefined, lost: undefined };

/** The ways to pay an order that goes to this province, or waits at the shop, and costs so many dollars. */
export function useWaysToPay(province: string, total: number | undefined, isPickUp: boolean): Ways {
  const { data, isError, refetch } = useGetPaymentMethodsQuery({
    ...(province && { province }),
    ...(isPickUp && { isPickUp }),
    ...(total !== undefined && { totalCents: Math.round(total * 100) }),
  });
  useAskUntilAnswered(isError, refetch);
  const [wanted, choose] = useState<string>();
  const ways = waysIn(data?.methods ?? []);
  const hasVatInvoices = data?.vat_invoices ?? false;
  const isDemoAlone = ways.every(({ key }) => key === 'demo');
  const open = ways.filter(({ reason }) => reason === null);
  const chosen = open.find(({ key }) => key === wanted) ?? open[0];
  if (isDemoAlone) return { ...none, hasVatInvoices, choose, isReady: data !== undefined || isError };
  const lost = ways.find(({ key, reason }) => key === wanted && reason !== null);
  return { all: ways, chosen, lost, choose, hasVatInvoices, isReady: chosen !== undefined };
}
