import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';

// Runs in every page: a toast stays four seconds, in which a busy machine may not come to look.
export const NOTE_TOASTS = `(() => {
  const toasts = (window.toasts = new Set());
  const note = () => {
    for (const title of document.querySelectorAll('[data-sonner-toast][data-mounted=true] [data-title]'))
      toasts.add(title.textContent);
  };
  new MutationObserver(note).observe(document, {
    subtree: true, childList: true, attributeFilter: ['data-mounted'],
  });
})()`;

/** Resolves when the page says these words or has said them by a toast, which may be gone by now. */
export async function untilSaid(page: Page, words: string): Promise<void> {
  const asToast = () =>
    page.evaluate<boolean>(`[...window.toasts].some((title) => title.includes(${JSON.stringify(words)}))`);
  const isSaid = async () => (await asToast()) || (await page.getByText(words).first().isVisible());
  await waitFor(isSaid, { what: `the words ${words}`, timeoutMs: 30_000 });
}
