import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys between the search field and its results. */
export function moveBetweenResults(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (!step || !panel) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('input, li a')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[here + step];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
