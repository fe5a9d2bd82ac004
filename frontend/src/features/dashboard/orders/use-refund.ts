import { Form } from 'antd';
import { useState } from 'react';
import { useRefundMutation } from '../../../api/orders-api';
import { randomKey } from '../../../api/random-key';
import type { OrderPage } from '../../../api/types';
import { withLatinDigits } from '../../../lib/digits';
import { roundToCents } from '../../../lib/money';
import { paidFor } from '../../../lib/order-figures';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { useKeptTexts } from '../kit/use-kept-texts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { IN_A_PARCEL } from './in-a-parcel';
import { leftToRefund } from './left-to-refund';

/** All that is left of an order that is not shipped, some pieces, or an amount without a piece. */
export type Way = 'all' | 'pieces' | 'amount';
export type Pieces = Record<string, number | null>;
type OrderItem = OrderPage['items'][number];

interface Typed {
  way: Way;
  pieces: Pieces;
  amount: string;
  reason: string;
  restock: boolean;
}

/** The draft of the refund of an order. */
export const refundDraft = (orderId: string): string => `refund-${orderId}`;

const typedBefore = ({ typed }: Record<string, string>) => (typed ? (JSON.parse(typed) as Typed) : null);

export const waysOf = (order: OrderPage): Way[] =>
  order.status === 'paid' ? ['all', 'pieces', 'amount'] : ['pieces', 'amount'];

export const leftOf = ({ quantity, refunded }: OrderItem) => quantity - refunded;
export const isTooMany = (item: OrderItem, pieces: Pieces) => (pieces[item.id] ?? 0) > leftOf(item);

/** What is given back by what was typed: `amount` in dollars, 0 while it is not known. */
function refundOf(order: OrderPage, { way, pieces, amount: typed }: Typed) {
  const lines = order.items
    .map((item) => ({ id: item.id, quantity: pieces[item.id] ?? 0, item }))
    .filter(({ quantity }) => quantity > 0);
  const left = order.items.reduce((sum, item) => sum + leftOf(item), 0);
  const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = roundToCents(
    lines.reduce(
      (sum, { item, quantity }) =>
        sum + paidFor(item, item.refunded + quantity) - paidFor(item, item.refunded),
      0,
    ),
  );
  const all = leftToRefund(order);
  const isAll = way === 'all' || (way === 'pieces' && wanted === left && wanted > 0);
  const amount = way === 'amount' ? roundToCents(Number(withLatinDigits(typed)) || 0) : Math.min(goods, all);
  return { way, lines, pieces, isAll, amount: isAll ? all : amount };
}

/** The form of a refund, what it gives back, and what sends it, with a question where it is all that is left. */
export function useRefund(order: OrderPage, onClose: () => void) {
  const { t, money } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<Typed>();
  const [send, { isLoading }] = useRefundMutation();
  // A call that is sent again, since no answer came, must not refund twice.
  const draft = useKeptTexts(refundDraft(order.id));
  const [key] = useState(() => draft.kept.key ?? randomKey());
  const [begun] = useState((): Typed => {
    const fresh = { pieces: {}, amount: '', reason: '', restock: order.status === 'paid' };
    return typedBefore(draft.kept) ?? { way: waysOf(order)[0]!, ...fresh };
  });
  const typed = { ...begun, ...Form.useWatch((values: Typed) => values, form) };
  const refund = refundOf(order, typed);
  const [opened] = useState(order);
  const mayLeave = useUnsavedWarning(refund.lines.length > 0 || typed.reason.trim() !== '');

  const close = () => {
    draft.forget();
    onClose();
  };

  const bodyOf = ({ reason: text, restock }: Typed) => {
    const reason = text.trim();
    if (refund.way === 'all') return reason ? { reason } : {};
    if (refund.way === 'amount') return { amount_cents: Math.round(refund.amount * 100), reason };
    return { lines: refund.lines.map(({ id, quantity }) => ({ id, quantity })), reason, restock };
  };

  const amount = money(refund.amount);
  return {
    form,
    begun,
    refund,
    isSending: isLoading,
    /** The order as it was when the dialog was opened, if somebody has changed it since. */
    was: order.version === opened.version ? null : opened,
    isPossible:
      IN_A_PARCEL.includes(order.status) &&
      waysOf(order).includes(refund.way) &&
      (refund.way === 'amount' ||
        (refund.amount > 0 && !order.items.some((item) => isTooMany(item, refund.pieces)))),
    keep: (values: Typed) => draft.keep({ key, typed: JSON.stringify({ ...typed, ...values }) }),
    leave: async () => {
      if (await mayLeave()) close();
    },
    send: async (values: Typed) => {
      const isDone = await act(
        () => send({ orderId: order.id, key, body: bodyOf({ ...typed, ...values }) }).unwrap(),
        {
          ...(refund.way === 'pieces' &&
            refund.isAll && {
              ask: {
                question: t('Give back all that is left, {amount}? The order is refunded with it.', {
                  amount,
                }),
                yes: t('Refund {amount}', { amount }),
                isDanger: true,
              },
            }),
          done: t('{amount} refunded', { amount }),
          failed: t('Failed to refund order'),
          form,
        },
      );
      if (isDone) close();
    },
  };
}
