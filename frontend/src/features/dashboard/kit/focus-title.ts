/** Puts the keyboard on the page's title: where what it was on has gone and nothing comes next. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
