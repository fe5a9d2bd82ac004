import { useEffect } from 'react';
import { focusTitle } from '../kit/focus-title';

/** When the focused element is removed, as a row or a page is that was done with, the page's title gets the focus. */
export function useLostFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => (last = target);
    // Who presses beside everything has left the element, which may go later without a loss. Some browsers say so of removed
    // elements too.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && (target as Element).isConnected) last = null;
      });
    const watcher = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
      focusTitle();
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      watcher.disconnect();
    };
  }, []);
}
