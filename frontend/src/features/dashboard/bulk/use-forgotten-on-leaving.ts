import { useEffect, useRef } from 'react';

/** Has what is shared under a key forgotten when the screen is left, so that it does not stand there when it is opened again. */
export function useForgottenOnLeaving(forget: () => void): void {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => () => latest.current(), []);
}
