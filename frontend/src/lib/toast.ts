import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

const listeners = new Set<() => void>();
let isWanted = false;
let tellMounted: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/** The toaster is worth loading from now on. */
export function wantToaster(): void {
  isWanted = true;
  listeners.forEach((listener) => listener());
}

/** The toaster is on the page and shows what it is given. */
export const toasterMounted = tellMounted;

/** Whether the toaster shall be on the page, for useSyncExternalStore. */
export const toasterWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => isWanted,
};

async function show(kind: Kind, title: string, options?: ExternalToast): Promise<void> {
  wantToaster();
  try {
    const [{ toast: sonner }] = await Promise.all([import('sonner'), mounted]);
    sonner[kind](title, options);
  } catch (failure) {
    console.warn('A message could not be shown as a toast:', title, failure);
    if (kind === 'error') window.alert(title);
  }
}

/** A short message in the page's top right corner. */
export const toast = {
  success: (title: string, options?: ExternalToast) => void show('success', title, options),
  error: (title: string, options?: ExternalToast) => void show('error', title, options),
  info: (title: string, options?: ExternalToast) => void show('info', title, options),
};
