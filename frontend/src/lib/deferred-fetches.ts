import { wait } from './timings';

const DATA = 'link[rel="late-preload"][as="fetch"]';

/** Starts fetching the scripts and data that a rendered page defers until it is shown, one after the other. */
export async function startDeferredFetches(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel^="late-"]')) {
    // Those of the data may be gone meanwhile.
    if (!link.isConnected) continue;
    link.rel = link.rel.slice('late-'.length);
    await wait(0);
  }
}

/**
 * Leaves out the data that is still deferred, as the shop is about to ask for it itself. Browsers keep an answer that came in advance
 * until somebody asks: whoever asks twice would get it the second time, however old it is by then.
 */
export function dropDeferredData(): void {
  document.querySelectorAll(DATA).forEach((link) => link.remove());
}
