import { useEffect, useRef, useState } from 'react';
import { usePlaceOrderMutation } from '../../api/checkout-api';
import { turnOf, type Turn } from '../../api/refused-order';
import type { OrderDraft, PlacedOrder } from '../../api/types';

interface Attempt {
  draft: OrderDraft;
  attemptKey: string;
}

/** Places the order of a cart. While too many people order it waits for its turn, unless the cart changes or the page is left. */
export function usePlacing(cartKey: string) {
  const [placeOrder, { isLoading }] = usePlaceOrderMutation();
  const [turn, setTurn] = useState<Turn | null>(null);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), [cartKey]);

  /** Null when the waiting was stopped before the order was placed. Throws the shop's refusal. */
  const place = async (attempt: Attempt): Promise<PlacedOrder | null> => {
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

  return { place, turn, isPlacing: isLoading || turn !== null, stopWaiting: () => waiting.current?.abort() };
}
