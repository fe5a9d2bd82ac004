import { useCallback } from 'react';
import type { OrderDraft } from '../../api/types';
import { randomKey } from '../../api/random-key';
import { keepDraft, readDraft } from '../../lib/session-drafts';

/** The name of the draft that stores the last attempt to place an order. */
export const ATTEMPT = 'checkout-attempt';

/**
 * Returns the same key for the same draft, also after a reload of the page, so that a repeated submit cannot create a
 * second order.
 */
export function useAttemptKey(shopperId: string): (draft: OrderDraft) => string {
  return useCallback(
    (draft) => {
      const text = JSON.stringify(draft);
      const last = readDraft(ATTEMPT, shopperId);
      if (last.draft === text && last.key) return last.key;
      const key = randomKey();
      keepDraft(ATTEMPT, shopperId, { draft: text, key });
      return key;
    },
    [shopperId],
  );
}
