import { useCallback, useState } from 'react';
import { shopNow } from '../../api/shop-clock';
import { useCheckPaymentMutation, useGetPaymentStateQuery } from '../../api/payment-api';
import { problemOf } from '../../api/problem';
import type { Order, PaymentState } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import { useSecondsUntil } from '../../lib/use-seconds-until';
import { useAskAgain } from './use-ask-again';

/** How long to wait before each next question: often at first, when most people pay. */
const PACE_S = [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 10];
const LAST_PACE_S = 15;

/** The shop asks the bank for a shopper once in so many seconds. */
const CHECK_AGAIN_S = 15;

export interface KhqrPayment {
  /** Undefined until the shop has answered, and for other payments. */
  state: PaymentState | undefined;
  /** Has the bank asked now. */
  check: () => Promise<void>;
  isChecking: boolean;
  /** Whether the bank was asked because the shopper wanted it. */
  wasChecked: boolean;
  /** Seconds until it may be asked so again. */
  checkAgainIn: number;
}

/** Whether only the bank can say that this order is paid. */
export const waitsForBank = ({ payment_method, status }: Order): boolean =>
  payment_method === 'khqr' && status === 'pending';

/** Asks the shop how a payment by KHQR stands, while somebody sees the page and it waits for the bank. */
export function useKhqr(orderId: string, isWaiting: boolean): KhqrPayment {
  const query = useGetPaymentStateQuery(orderId, { skip: !isWaiting, refetchOnMountOrArgChange: true });
  const { data: state, refetch } = query;
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => {
    setAsked((count) => count + 1);
    return refetch();
  }, [refetch]);
  const isOpen = isWaiting && !query.isUninitialized && (state?.status ?? 'awaiting') === 'awaiting';
  useAskAgain(isOpen, ask, (PACE_S[asked] ?? LAST_PACE_S) * 1_000);
  return { state, ...useCheck(orderId, () => setAsked(0)) };
}

/** `onChecked` is called when the bank was asked, after which the answer may change soon. */
function useCheck(orderId: string, onChecked: () => void): Omit<KhqrPayment, 'state'> {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [ask, { isLoading, isSuccess }] = useCheckPaymentMutation();
  const [next, setNext] = useState(0);
  const checkAgainIn = useSecondsUntil(next);

  const check = async () => {
    toast.clear();
    let pause = CHECK_AGAIN_S;
    try {
      await ask(orderId).unwrap();
      onChecked();
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.status !== 429) return toastFailure(t('The bank could not be asked'), error, reasonOf);
      // Another tab has just asked.
      pause = Number(problem.params?.count) || pause;
    }
    setNext(shopNow() + pause * 1_000);
  };

  return { check, isChecking: isLoading, wasChecked: isSuccess, checkAgainIn };
}
