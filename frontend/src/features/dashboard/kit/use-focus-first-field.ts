import { useEffect, useState } from 'react';

const FIELDS = ':is(input, textarea):not(:disabled, [type="hidden"], [type="file"])';

/**
 * Focuses the first field of a form once its dialog has opened and the form is there, so that one can type at once. On a touch
 * screen nothing is focused: its keyboard would cover the form. Answers what the dialog calls when it has opened or closed.
 */
export function useFocusFirstField(formId: string, isThere: boolean): (isOpen: boolean) => void {
  const [isIn, setIn] = useState(false);
  const isReady = isIn && isThere;
  useEffect(() => {
    if (!isReady || matchMedia('(pointer: coarse)').matches) return;
    const form = document.getElementById(formId);
    // Somebody quick may be typing already.
    if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [formId, isReady]);
  return setIn;
}
