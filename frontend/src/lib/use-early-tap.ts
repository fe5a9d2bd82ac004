import { useEffect, useRef } from 'react';
import { takeEarlyTap } from './early-tap';
import { wait } from './timings';

/** Does what a button was tapped for before it worked. The button has this name as its `data-early`. */
export function useEarlyTap(name: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    // After the effects of the whole page, one of which restores the cart.
    if (takeEarlyTap(name)) void wait(0).then(() => latest.current());
  }, [name]);
}
