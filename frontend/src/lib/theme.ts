import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookie';

export type Theme = 'light' | 'dark';

/** Holds the chosen theme; the server reads it to render the first page. */
const THEME_COOKIE = 'theme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

function chosenTheme(): Theme | null {
  const chosen = readCookie(THEME_COOKIE);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light');
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

/** Applies a theme and stores the choice. */
function chooseTheme(theme: Theme): void {
  writeCookie(THEME_COOKIE, theme);
  document.documentElement.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

/** The current theme (the shopper's choice, else the system's) and a function that switches it. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}

/** Applies the theme chosen earlier, if any. */
export function restoreTheme(): void {
  const chosen = chosenTheme();
  if (chosen) document.documentElement.dataset.theme = chosen;
}
