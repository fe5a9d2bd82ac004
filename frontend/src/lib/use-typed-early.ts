import { useEffectEvent, useLayoutEffect } from 'react';
import { typedInto } from './early-typing';

/**
 * Puts what was typed into a rendered form before the shop's code had come into the form that takes it over. The form has this
 * name.
 */
export function useTypedEarly(name: string, put: (typed: Record<string, string>) => void): void {
  const take = useEffectEvent(() => put(typedInto(name)));
  // In time for whoever types on.
  useLayoutEffect(() => take(), []);
}
