import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select';

/**
 * For a list whose entries can be removed: the focus goes to the same control of the entry that takes the place of the removed one, or
 * of the last one. Otherwise it would be lost with the pressed button.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const left = useRef<{ entry: number; control: number }>(undefined);
  const before = useRef(count);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const entries = [...(list.current?.children ?? [])];
      const entry = entries.findIndex((one) => one.contains(target as Node));
      if (entry < 0) return;
      const control = [...entries[entry]!.querySelectorAll(FOCUSABLE)].indexOf(target as Element);
      left.current = { entry, control };
    };
    const place = list.current;
    place?.addEventListener('focusin', note);
    return () => place?.removeEventListener('focusin', note);
  }, [list]);

  useLayoutEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    const { activeElement, body } = document;
    if (!isShorter || !left.current || (activeElement !== null && activeElement !== body)) return;
    const entries = list.current?.children;
    const next = entries?.[Math.min(left.current.entry, entries.length - 1)];
    // Of an empty list what is around it has the focus.
    const place = next ?? list.current?.closest('section');
    const controls = place?.querySelectorAll<HTMLElement>(FOCUSABLE);
    const control = (next && controls?.[left.current.control]) ?? controls?.[0];
    control?.focus();
  }, [list, count]);
}
