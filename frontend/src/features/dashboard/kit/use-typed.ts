import { useState } from 'react';

/** What is typed into a field that tells of it later; falls in step with `value` whenever that has changed. */
export function useTyped(value: string) {
  const [told, setTold] = useState(value);
  const [typed, setTyped] = useState(value);
  if (told !== value) {
    setTold(value);
    setTyped(value);
  }
  return [typed, setTyped] as const;
}
