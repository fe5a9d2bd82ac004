import { useCallback } from 'react';
import type { OrderDraft } from '../../api/types';
import { randomKey } from '../../api/random-key';
import { keepDraft, readDraft } from '../../lib/session-drafts';

/** The name under which the last attempt to place an order is kept. */
export const ATTEMPT = 'checkout-attempt';

/**
 * Gives the same key for the same draft, so that a repeated submit cannot make a second order; after a reload of
 * the page either.
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
