import { useEffect, useState } from 'react';
import { focusTitle } from './focus-title';

/** When a dialog closes, the keyboard returns to what opened it, or to the page's title where that has gone. */
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
