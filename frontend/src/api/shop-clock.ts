/** What an answer may take on a slow network; a difference up to it says nothing of the browser's clock. */
const UNSURE_MS = 10_000;

let difference = 0;

/** Learns from an answer, which says when it was sent, whether the browser's clock is wrong. A kept answer may be an old one. */
export function noteShopTime(headers: Headers | undefined): void {
  if (headers?.get('cache-control') !== 'no-store') return;
  const found = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(found)) difference = Math.abs(found) > UNSURE_MS ? found : 0;
}

/** The time by the shop's clock, which decides until when an order can be paid. */
export const shopNow = (): number => Date.now() + difference;
