import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

const listeners = new Set<() => void>();
let isRequested = false;

/** Renders the toaster, which loads its code. */
export function requestToaster(): void {
  isRequested = true;
  listeners.forEach((listener) => listener());
}

/** Whether the toaster should be rendered, for useSyncExternalStore. */
export const toasterRequested = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => isRequested,
};

let loading: Promise<typeof import('sonner')> | undefined;

/** The library. One promise for all, so that toasts are shown and removed in the order of the calls, also while it loads. */
function load(): Promise<typeof import('sonner')> {
  loading ??= import('sonner').catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function show(kind: Kind, title: string, options?: ExternalToast): Promise<void> {
  requestToaster();
  try {
    // The library keeps a toast until the toaster is rendered.
    const { toast: sonner } = await load();
    sonner[kind](title, options);
  } catch (failure) {
    console.warn('A message could not be shown as a toast:', title, failure);
    if (kind === 'error') window.alert(title);
  }
}

async function clear(id?: string): Promise<void> {
  if (!isRequested) return;
  try {
    (await load()).toast.dismiss(id);
  } catch (failure) {
    console.warn('The toasts could not be removed:', failure);
  }
}

const toastOf = (kind: Kind) => (title: string, options?: ExternalToast) => void show(kind, title, options);

/** A short message in the page's top right corner. */
export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  info: toastOf('info'),
  /** Removes the toasts that are shown, or the one with this id, when something new makes them stale. */
  clear: (id?: string) => void clear(id),
};
