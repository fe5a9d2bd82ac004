import { useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX, quietly, type KeptDraft } from '../../../lib/forget-drafts';
import { useStaff } from './staff';

/**
 * What can be done until a time, by which it is known, and outlives the page and its tab, until its owner logs out; null is nothing. A tab
 * takes up what another one has kept when it is opened, if `isWanted` says so of it, and follows what becomes of it there.
 */
export function useKeptInAllTabs<Value extends { until: number }>(
  name: string,
  isWanted: (before: Value) => boolean,
): [Value | null, (value: Value | null) => void] {
  const owner = useStaff()?.id ?? '';
  const key = DRAFT_PREFIX + name;
  const [text, setText] = useState<string | null>(() => {
    const before = quietly(() => localStorage.getItem(key), null);
    const value = valueIn<Value>(before, owner);
    return value !== null && isWanted(value) ? before : null;
  });
  // What this tab has kept last, also for work that began before.
  const ours = useRef(text);

  useEffect(() => {
    const untilIn = (kept: string | null) => valueIn<Value>(kept, owner)?.until;
    const hear = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (changed !== key) return;
      setText((now) => {
        const isOurs = now !== null && untilIn(now) === untilIn(oldValue);
        return isOurs && (newValue === null || untilIn(newValue) === untilIn(now)) ? newValue : now;
      });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [key, owner]);

  const change = (now: Value | null) => {
    const kept = now === null ? null : JSON.stringify({ owner, draft: now });
    quietly(() => {
      if (kept !== null) localStorage.setItem(key, kept);
      // Another tab may have kept something else since.
      else if (localStorage.getItem(key) === ours.current) localStorage.removeItem(key);
    }, undefined);
    ours.current = kept;
    setText(kept);
  };

  return [valueIn<Value>(text, owner), change];
}

const valueIn = <Value>(text: string | null, owner: string): Value | null =>
  quietly(() => {
    const kept = JSON.parse(text ?? 'null') as KeptDraft | null;
    return kept?.owner === owner ? (kept.draft as Value) : null;
  }, null);
