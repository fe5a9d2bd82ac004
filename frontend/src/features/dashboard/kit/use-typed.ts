import { useState } from 'react';

/** The text of a field that reports changes later. Reset to `value` whenever that changes. */
export function useTyped(value: string) {
  const [previous, setPrevious] = useState(value);
  const [typed, setTyped] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setTyped(value);
  }
  return [typed, setTyped] as const;
}
