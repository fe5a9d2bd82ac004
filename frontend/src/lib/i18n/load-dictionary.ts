import type { Language } from './language';
import type { Dictionary } from './translate';

/** The texts of a language; Khmer comes over the network when it is first wanted. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === 'en') return null;
  const { km, kmServer } = await import('./km');
  return { ...kmServer, ...km };
}
