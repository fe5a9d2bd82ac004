import { createElement, useEffect, useState, type ComponentType, type CSSProperties } from 'react';
import type { ToasterProps } from 'sonner';
import { useTheme } from '../lib/theme';
import { loadToaster, onToasterWanted, toasterMounted } from '../lib/toast';

// Toasts leave the search, the cart and the profile within reach, at the page's top too.
const BELOW_TOP_BAR = { top: 116 };

// The toaster's own green is too pale for its light ground.
const READABLE = { '--success-text': '#00662a' } as CSSProperties;

/** The place of the toasts. Its code comes with the first touch of the page, well before the first toast. */
export function Toasts() {
  const toaster = useToaster();
  const { theme } = useTheme();

  useEffect(() => {
    if (toaster) toasterMounted();
  }, [toaster]);

  if (!toaster) return null;
  return createElement(toaster, {
    position: 'top-right',
    theme,
    richColors: true,
    style: theme === 'light' ? READABLE : undefined,
    closeButton: true,
    offset: BELOW_TOP_BAR,
    mobileOffset: BELOW_TOP_BAR,
  });
}

/** The toaster once it was wanted and could be loaded: the shop goes on without it. */
function useToaster(): ComponentType<ToasterProps> | null {
  const [toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    const bring = () => {
      loadToaster().then(
        (sonner) => setToaster(() => sonner.Toaster),
        () => undefined,
      );
    };
    const once = { once: true } as const;
    window.addEventListener('pointerdown', bring, once);
    window.addEventListener('keydown', bring, once);
    const stopListening = onToasterWanted(bring);
    return () => {
      window.removeEventListener('pointerdown', bring);
      window.removeEventListener('keydown', bring);
      stopListening();
    };
  }, []);
  return toaster;
}
