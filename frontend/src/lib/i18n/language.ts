import { readCookie, writeCookie } from '../cookie';

/** The languages of the storefront. */
export type Language = 'en' | 'km';

/** Holds the chosen language; the server reads it to paint the first page. */
const LANGUAGE_COOKIE = 'language';

/** The text as a language, or null when it is none. */
export function languageOf(text: string | null | undefined): Language | null {
  return text === 'en' || text === 'km' ? text : null;
}

/** The shopper's choice; without one, Khmer if that is the browser's language, else English. */
export function preferredLanguage(): Language {
  const chosen = languageOf(readCookie(LANGUAGE_COOKIE));
  return chosen ?? (navigator.language.toLowerCase().startsWith('km') ? 'km' : 'en');
}

/** Stores the choice for later visits and sets the page's `lang`. */
export function keepLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language);
  document.documentElement.lang = language;
}
