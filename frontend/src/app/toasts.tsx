import { lazy, useEffect, useSyncExternalStore, type CSSProperties } from 'react';
import { Extra } from '../components/extra';
import { useTheme } from '../lib/theme';
import { toasterRequested, requestToaster } from '../lib/toast';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

// Below the top bar, so that toasts do not cover the search, the cart and the profile. The dashboard sets another place.
const TOP = 'var(--toasts-top, calc(var(--bars-above, 40px) + var(--bar-height) + 11px))';
const BELOW_TOP_BAR = { top: TOP };
// On phones also above the button that puts a product into the cart.
const BETWEEN_BARS = { top: TOP, bottom: 84 };

const OWN_FONT = { fontFamily: 'inherit' } as const;

// The toaster's own text colours have too little contrast on its light backgrounds.
const READABLE = {
  ...OWN_FONT,
  '--success-text': '#00662a',
  '--error-text': '#b3261e',
  '--info-text': '#0b4f96',
} as CSSProperties;

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
        style={theme === 'light' ? READABLE : OWN_FONT}
        closeButton
        toastOptions={{ actionButtonStyle: OWN_FONT }}
        offset={BELOW_TOP_BAR}
        mobileOffset={BETWEEN_BARS}
      />
    </Extra>
  );
}
