import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from './staff';

/** The texts that were typed here before the session ended, and what keeps and forgets them. */
export function useKeptTexts(name: string) {
  const owner = useStaff()?.id ?? '';
  const [kept] = useState(() => readDraft(name, owner));
  return {
    kept,
    keep: (texts: Record<string, string>) => keepDraft(name, owner, texts),
    forget: () => forgetDraft(name),
  };
}
