import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

const MOST_REPEATS = 5;
const LONGEST_WAIT_S = 5;

/**
 * A read that the shop cannot answer for a moment (503 with `Retry-After`, as while a machine is replaced) is sent again,
 * as often as a person would press Retry. Once nobody waits for it any more, `fetch` sends nothing.
 */
export const askedAgain =
  (send: Send): Send =>
  async (call, store, extra) => {
    for (let repeats = 0; ; repeats += 1) {
      const result = await send(call, store, extra);
      const seconds = result.error?.status === 503 ? secondsUntil(result.meta) : Infinity;
      if (repeats === MOST_REPEATS || !(seconds <= LONGEST_WAIT_S)) return result;
      // Not all whose reads have failed at once ask again at once.
      await new Promise((resolve) => setTimeout(resolve, seconds * (1_000 + Math.random() * 500)));
    }
  };

/** As `Retry-After` tells them; for ever where it is not told, and no number where it is a date. */
function secondsUntil(meta: FetchBaseQueryMeta | undefined): number {
  const told = meta?.response?.headers.get('retry-after');
  return told ? Number(told) : Infinity;
}
