import { useCallback, useRef } from 'react';
import type { OrderDraft } from '../../api/types';
import { randomKey } from '../../lib/random-key';

/** Gives the same key for the same draft, so that a repeated submit cannot make a second order. */
export function useAttemptKey(): (draft: OrderDraft) => string {
  const attempt = useRef({ draft: '', key: '' });
  return useCallback((draft) => {
    const text = JSON.stringify(draft);
    if (attempt.current.draft !== text) attempt.current = { draft: text, key: randomKey() };
    return attempt.current.key;
  }, []);
}
