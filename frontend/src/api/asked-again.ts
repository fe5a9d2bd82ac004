import type { ShopBaseQuery } from './api';

const MOST_REPEATS = 5;
const LONGEST_WAIT_S = 5;

/**
 * A read that the shop cannot answer for a moment (503 with `Retry-After`, as while a machine is replaced) is sent again,
 * as often as a person would press Retry. Once nobody waits for it any more, `fetch` sends nothing.
 */
export const askedAgain =
  (send: ShopBaseQuery): ShopBaseQuery =>
  async (call, store, extra) => {
    for (let repeats = 0; ; repeats += 1) {
      const result = await send(call, store, extra);
      const seconds = result.error?.status === 503 ? secondsUntil(result.meta) : Infinity;
      if (repeats === MOST_REPEATS || seconds > LONGEST_WAIT_S) return result;
      // Not all whose reads have failed at once ask again at once.
      await new Promise((resolve) => setTimeout(resolve, seconds * (1_000 + Math.random() * 500)));
    }
  };

/** As `Retry-After` tells them; for ever where it is not told. */
function secondsUntil(meta: unknown): number {
  const told = (meta as { response?: Response } | undefined)?.response?.headers.get('retry-after');
  return told ? Number(told) : Infinity;
}
