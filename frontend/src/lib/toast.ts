import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

const listeners = new Set<() => void>();
let isWanted = false;

/** The toaster is worth loading from now on. */
export function wantToaster(): void {
  isWanted = true;
  listeners.forEach((listener) => listener());
}

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
    // A toast given before the toaster is on the page is shown as soon as it is there.
    const { toast: sonner } = await import('sonner');
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
