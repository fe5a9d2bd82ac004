import type { Language } from './language';
import type { FaultTranslator } from './translate-problem';
import type { Dictionary } from './translate';

/** A language with its texts. */
export interface LanguagePack {
  language: Language;
  dictionary: Dictionary;
  /** Translates faults by their codes. English has none: it shows the server's messages. */
  translator?: FaultTranslator;
}

/** English needs no dictionary: its texts are in the code. */
export const english: LanguagePack = { language: 'en', dictionary: null };

/** Loads a language's texts. The Khmer ones are a file of their own. */
export async function loadLanguagePack(language: Language): Promise<LanguagePack> {
  if (language === 'en') return english;
  const { km, translator } = await import('./km');
  return { language, dictionary: km, translator };
}
