import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTheme } from '../lib/theme';
import { toasterMounted, toasterWanted, wantToaster } from '../lib/toast';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

// Toasts leave the search, the cart and the profile within reach.
const BELOW_TOP_BAR = { top: 72 };

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
    <Suspense>
      <Toaster
        position="top-right"
        theme={theme}
        richColors
        closeButton
        offset={BELOW_TOP_BAR}
        mobileOffset={BELOW_TOP_BAR}
      />
      <Mounted />
    </Suspense>
  );
}

function Mounted() {
  useEffect(toasterMounted, []);
  return null;
}
