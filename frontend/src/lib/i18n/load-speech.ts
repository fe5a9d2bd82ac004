import type { Language } from './language';
import type { Wording } from './translate-problem';
import type { Dictionary } from './translate';

/** A language together with its texts, and how it words what is wrong. */
export interface Speech {
  language: Language;
  dictionary: Dictionary;
  /** None where the server's own words will do. */
  wording?: Wording;
}

/** Its texts stand in the code, and the server speaks it. */
export const english: Speech = { language: 'en', dictionary: null };

/** A language's texts; Khmer's come over the network when they are first wanted. */
export async function loadSpeech(language: Language): Promise<Speech> {
  if (language === 'en') return english;
  const { km, wording } = await import('./km');
  return { language, dictionary: km, wording };
}
