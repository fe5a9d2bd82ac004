import { useEffect, useRef } from 'react';

/**
 * For the bar that stays at the top: tells the styles how tall it is, so that what is scrolled into view comes to lie below
 * it. The notice of being offline and larger text make it taller.
 */
export function useBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = document.documentElement.style;
    const shown = bar.current!;
    const watcher = new ResizeObserver(() => page.setProperty('--bar-height', `${shown.offsetHeight}px`));
    watcher.observe(shown);
    return () => {
      watcher.disconnect();
      page.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}
