import { useEffect } from 'react';
import { problemOf } from '../../api/problem';

const ASK_AGAIN_MS = 3000;

/** Whether payments has not heard of the order yet, which it soon will. */
export function isOnItsWay(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.code === 'UNAVAILABLE' && problem.params?.reason === 'order_on_its_way';
}

/** Asks every three seconds while `isWaiting`, but only as long as somebody sees the page, and at once when they come back. */
export function useAskAgain(isWaiting: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isWaiting) return;
    const askIfShown = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(askIfShown, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', askIfShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfShown);
    };
  }, [isWaiting, ask]);
}
