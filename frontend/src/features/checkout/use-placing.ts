import { useEffect, useRef, useState } from 'react';
import { usePlaceOrderMutation, type Attempt } from '../../api/checkout-api';
import { turnOf, type Turn } from '../../api/refused-order';
import type { OrderDraft, PlacedOrder, QuotedDelivery } from '../../api/types';
import type { Placed } from './place-once';

/** Places the order of a cart. While too many people order it waits for its turn, unless the cart changes or the page is left. */
export function usePlacing(cartKey: string, shopperId: string, onPlaced: (orderId: string) => Promise<void>) {
  const [placeOrder, { isLoading }] = usePlaceOrderMutation();
  const [isSending, setSending] = useState(false);
  const [turn, setTurn] = useState<Turn | null>(null);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), [cartKey]);

  /**
   * Opens the payment of the order, once it is placed in this tab or another. Answers null when the waiting was stopped before, else
   * what has placed it. Throws the shop's refusal.
   */
  const place = async (draft: OrderDraft, delivery: QuotedDelivery): Promise<Placed | null> => {
    setSending(true);
    try {
      const { placeOnce } = await import('./place-once');
      const send = (attemptKey: string) => sendInTurn({ draft, delivery, attemptKey });
      return await placeOnce({ shopperId, key: cartKey }, { place: send, onPlaced });
    } finally {
      setSending(false);
    }
  };

  const sendInTurn = async (attempt: Attempt): Promise<PlacedOrder | null> => {
    const once = () => placeOrder(attempt).unwrap();
    try {
      return await once();
    } catch (error) {
      const given = turnOf(error);
      if (!given) throw error;
      return await waitForTurn(once, given);
    }
  };

  const waitForTurn = async (once: () => Promise<PlacedOrder>, given: Turn): Promise<PlacedOrder | null> => {
    const { signal } = (waiting.current = new AbortController());
    setTurn(given);
    try {
      const { placeInTurn } = await import('./place-in-turn');
      return await placeInTurn(once, { turn: given, onTurn: setTurn, signal });
    } finally {
      setTurn(null);
    }
  };

  return {
    place,
    turn,
    isPlacing: isSending || isLoading || turn !== null,
    stopWaiting: () => waiting.current?.abort(),
  };
}
