import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from '../kit/staff';
import type { JustShipped } from './take-back';

const KEPT = 'just-shipped';

/**
 * The orders that were shipped last. They are kept while they can be taken back, so that whoever leaves the list and
 * returns still can.
 */
export function useJustShipped(): [JustShipped | null, (shipped: JustShipped | null) => void] {
  const owner = useStaff()?.id ?? '';
  const [shipped, setShipped] = useState(() => {
    const { shipped: kept } = readDraft(KEPT, owner);
    const before = kept ? (JSON.parse(kept) as JustShipped) : null;
    return before && before.until > Date.now() ? before : null;
  });

  const change = (now: JustShipped | null) => {
    setShipped(now);
    if (now && !now.takenBack) keepDraft(KEPT, owner, { shipped: JSON.stringify(now) });
    else forgetDraft(KEPT);
  };

  return [shipped, change];
}
