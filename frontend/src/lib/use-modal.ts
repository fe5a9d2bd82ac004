import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/** The ref of a `dialog` that is open, above all else, until it is closed or no longer rendered. */
export function useModal(): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  return { dialog, close };
}
