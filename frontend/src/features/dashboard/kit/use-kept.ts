import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from './staff';

/**
 * A state that outlives the page and the session, for as long as the browser's tab is open; null is nothing. `isWanted` tells
 * whether what was kept before is taken up again.
 */
export function useKept<Value>(
  name: string,
  isWanted: (before: Value) => boolean,
): [Value | null, (value: Value | null) => void] {
  const owner = useStaff()?.id ?? '';
  const [value, setValue] = useState<Value | null>(() => {
    const { kept } = readDraft(name, owner);
    const before = kept === undefined ? null : (JSON.parse(kept) as Value);
    return before !== null && isWanted(before) ? before : null;
  });

  const change = (now: Value | null) => {
    setValue(() => now);
    if (now === null) forgetDraft(name);
    else keepDraft(name, owner, { kept: JSON.stringify(now) });
  };

  return [value, change];
}
