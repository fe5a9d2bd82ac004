import { useCallback, useEffect } from 'react';
import { problemOf } from '../../api/problem';

const ASK_AGAIN_MS = 3000;

/** Whether payments has not heard of the order yet, which it soon will. */
export function isOnItsWay(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.code === 'UNAVAILABLE' && problem.params?.reason === 'order_on_its_way';
}

const isShown = () => document.visibilityState === 'visible';

/** Asks when somebody comes back to the page, who may have paid elsewhere meanwhile: to its tab, its window, or by Back. */
function useAskOnReturn(ask: () => unknown): void {
  useEffect(() => {
    const askIfShown = () => {
      if (isShown()) void ask();
    };
    document.addEventListener('visibilitychange', askIfShown);
    window.addEventListener('focus', askIfShown);
    window.addEventListener('pageshow', askIfShown);
    return () => {
      document.removeEventListener('visibilitychange', askIfShown);
      window.removeEventListener('focus', askIfShown);
      window.removeEventListener('pageshow', askIfShown);
    };
  }, [ask]);
}

/** Asks again and again while `isWaiting`, but only as long as somebody sees the page, and at once when they come back. */
export function useAskAgain(isWaiting: boolean, ask: () => unknown, everyMs = ASK_AGAIN_MS): void {
  useAskOnReturn(useCallback(() => isWaiting && ask(), [isWaiting, ask]));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => isShown() && void ask(), everyMs);
    return () => clearInterval(timer);
  }, [isWaiting, ask, everyMs]);
}
