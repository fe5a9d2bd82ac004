import { lazy, useEffect, useSyncExternalStore } from 'react';
import { Extra } from '../components/extra';
import { toasterRequested, requestToaster } from '../lib/toast';
import styles from './toasts.module.css';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

const OFFSET = { top: 'var(--toasts-top)', bottom: 'var(--toasts-bottom)' };
const LOOK = { classNames: { toast: styles.toast, actionButton: styles.action, closeButton: styles.close } };

/** Shows the toasts. Its code is loaded at the first touch or key press, before the first toast is needed. */
export function Toasts() {
  const isRequested = useSyncExternalStore(toasterRequested.subscribe, toasterRequested.get, () => false);

  useEffect(() => {
    const once = { once: true } as const;
    window.addEventListener('pointerdown', requestToaster, once);
    window.addEventListener('keydown', requestToaster, once);
    return () => {
      window.removeEventListener('pointerdown', requestToaster);
      window.removeEventListener('keydown', requestToaster);
    };
  }, []);

  if (!isRequested) return null;
  return (
    <Extra>
      <Toaster
        position="top-right"
        richColors
        className={styles.toaster}
        closeButton
        toastOptions={LOOK}
        offset={OFFSET}
        mobileOffset={OFFSET}
      />
    </Extra>
  );
}
