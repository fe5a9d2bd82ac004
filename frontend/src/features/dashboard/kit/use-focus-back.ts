import { useEffect, useState } from 'react';
import { focusTitle } from './focus-title';

/** When a dialog closes, focuses the element that opened it, or the page's title if that was removed. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body || opener === document.body) return;
      opener?.focus();
      if (document.activeElement === document.body) focusTitle();
    },
    [opener],
  );
}
