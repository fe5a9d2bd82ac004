/** Focuses the page's title, for when the focused element was removed. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Focuses the item of a list after this button's: its button, else its link; or the page's title after the last one. */
export function focusAfter(button: HTMLElement): void {
  const next = button.closest('li')?.nextElementSibling;
  const target = next?.querySelector<HTMLElement>('button') ?? next?.querySelector('a');
  if (target) target.focus();
  else focusTitle();
}
