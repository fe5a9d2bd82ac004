import { readCookie, writeCookie } from '../cookie';

/** The languages of the storefront; the specification's texts are the English ones. */
export type Language = 'en' | 'km';

/** The cookie that keeps the chosen language; the server reads it for the first paint. */
const LANGUAGE_COOKIE = 'language';

/** The language that a text names, or null when it names none of ours. */
export function languageOf(text: string | null | undefined): Language | null {
  return text === 'en' || text === 'km' ? text : null;
}

/** The shopper's choice; without one, Khmer where the browser asks for it first, else English. */
export function preferredLanguage(): Language {
  const chosen = languageOf(readCookie(LANGUAGE_COOKIE));
  return chosen ?? (navigator.language.toLowerCase().startsWith('km') ? 'km' : 'en');
}

/** Keeps the choice for later visits and tells the page's language to screen readers. */
export function keepLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language);
  document.documentElement.lang = language;
}
