import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';
type Sonner = typeof import('sonner');

const listeners = new Set<() => void>();
let loading: Promise<Sonner> | null = null;
let tellMounted: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/** The toaster's code; a load that failed is tried again the next time. */
export function loadToaster(): Promise<Sonner> {
  loading ??= import('sonner').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Calls back whenever the toaster shall be on the page. */
export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toaster is on the page and shows what it is given. */
export const toasterMounted = () => tellMounted();

async function show(kind: Kind, title: string, options?: ExternalToast): Promise<void> {
  listeners.forEach((listener) => listener());
  try {
    const { toast: sonner } = await loadToaster();
    await mounted;
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
