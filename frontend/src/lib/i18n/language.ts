import { readCookie, writeCookie } from '../cookie';

/** The languages of the storefront. */
export type Language = 'en' | 'km';

/** Holds the chosen language; the server reads it to render the first page. */
const LANGUAGE_COOKIE = 'language';

/** Says that the shopper has chosen the language on this device, so that it is not taken from their account. */
const CHOSEN_COOKIE = 'language-chosen';

/** The text as a language, or null when it is none. */
export function languageOf(text: string | null | undefined): Language | null {
  return text === 'en' || text === 'km' ? text : null;
}

/** The shopper's choice; without one, Khmer if that is the browser's language, else English. */
export function preferredLanguage(): Language {
  const chosen = languageOf(readCookie(LANGUAGE_COOKIE));
  return chosen ?? (navigator.language.toLowerCase().startsWith('km') ? 'km' : 'en');
}

/** Whether the shopper has chosen a language on this device. */
export const hasChosenLanguage = (): boolean => readCookie(CHOSEN_COOKIE) !== null;

/** Whether the shopper reads the shown language: they chose it, or their browser asked for it. English is shown to all others. */
export const isReadersOwn = (language: Language): boolean => language !== 'en' || hasChosenLanguage();

/** Stores the language for later visits and sets the page's `lang`. */
export function keepLanguage(language: Language, isChosen = false): void {
  writeCookie(LANGUAGE_COOKIE, language);
  if (isChosen) writeCookie(CHOSEN_COOKIE, '1');
  document.documentElement.lang = language;
}
