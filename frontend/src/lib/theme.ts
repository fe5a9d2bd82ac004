import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookie';

export type Theme = 'light' | 'dark';

/** The cookie that keeps the chosen theme; the server reads it for the first paint. */
const THEME_COOKIE = 'theme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const chosen = readCookie(THEME_COOKIE);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK_SYSTEM);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** Paints the page in a theme and keeps the choice. */
function chooseTheme(theme: Theme): void {
  writeCookie(THEME_COOKIE, theme);
  document.documentElement.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

/** The theme on screen (the shopper's choice, else the system's) and the way to change it. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}

/** Paints the page in the theme chosen earlier, if any. */
export function restoreTheme(): void {
  const chosen = readCookie(THEME_COOKIE);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
