import { lazy, useEffect, useSyncExternalStore } from 'react';
import { Extra } from '../components/extra';
import { useTheme } from '../lib/theme';
import { toasterRequested, requestToaster } from '../lib/toast';
import styles from './toasts.module.css';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

// Below the top bar, so that toasts do not cover the search, the cart and the profile. The dashboard sets another place.
const ABOVE = 'var(--secondary-bar, 0px) + var(--payment-bar, 0px) + var(--bar-height)';
const TOP = `var(--toasts-top, calc(${ABOVE} + 11px))`;
const BELOW_TOP_BAR = { top: TOP };
// On phones also above the button that puts a product into the cart.
const BETWEEN_BARS = { top: TOP, bottom: 84 };

const LOOK = { classNames: { toast: styles.toast, actionButton: styles.action, closeButton: styles.close } };

/** Shows the toasts. Its code is loaded at the first touch or key press, before the first toast is needed. */
export function Toasts() {
  const isRequested = useSyncExternalStore(toasterRequested.subscribe, toasterRequested.get, () => false);
  const { theme } = useTheme();

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
        theme={theme}
        richColors
        className={styles.toaster}
        closeButton
        toastOptions={LOOK}
        offset={BELOW_TOP_BAR}
        mobileOffset={BETWEEN_BARS}
      />
    </Extra>
  );
}
