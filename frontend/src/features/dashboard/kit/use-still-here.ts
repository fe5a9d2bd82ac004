import { useEffect, useRef } from 'react';

/**
 * Tells, after a wait, whether the component is still shown: who has left meanwhile is not taken away from where they are, and
 * keeps the focus.
 */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
