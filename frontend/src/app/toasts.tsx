import { lazy, Suspense, useEffect, useSyncExternalStore, type CSSProperties } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTheme } from '../lib/theme';
import { toasterWanted, wantToaster } from '../lib/toast';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

// Toasts leave the search, the cart and the profile within reach, at the page's top too.
const BELOW_TOP_BAR = { top: 116 };

// The toaster's own colours are too pale for their light grounds.
const READABLE = {
  '--success-text': '#00662a',
  '--error-text': '#b3261e',
  '--info-text': '#0b4f96',
} as CSSProperties;

/** The place of the toasts. Its code comes with the first touch of the page, well before the first toast. */
export function Toasts() {
  const isWanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.get, () => false);
  const { theme } = useTheme();

  useEffect(() => {
    const once = { once: true } as const;
    window.addEventListener('pointerdown', wantToaster, once);
    window.addEventListener('keydown', wantToaster, once);
    return () => {
      window.removeEventListener('pointerdown', wantToaster);
      window.removeEventListener('keydown', wantToaster);
    };
  }, []);

  if (!isWanted) return null;
  return (
    // Where the toaster cannot be loaded the shop goes on without it.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toaster
          position="top-right"
          theme={theme}
          richColors
          style={theme === 'light' ? READABLE : undefined}
          closeButton
          offset={BELOW_TOP_BAR}
          mobileOffset={BELOW_TOP_BAR}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
