import { foldAccents, textKey } from '@mekong/contracts';

const english = [
  'cheap(?:er|est|ly)?',
  "(?:(?:not|isn['’]?t|nothing) (?:too |so |that |very )?|in)(?:expensive|pricey|costly)",
  'affordable',
  'economical',
  'budget(?:[ -]friendly)?',
  'low(?:est)?[ -](?:priced?|prices|cost)',
  // Khmer in Latin letters.
  '(?:tha?lai )?th(?:ao|o)k',
].join('|');
/** ថោក with what makes it stronger, and the words for a low or fair price. */
const khmer = [
  '(?:(?:តម្លៃ|តំលៃ) ?)?ថោក(?:ៗ|បំផុត|ជាងគេ|ណាស់|ល្មម|ជាង)*',
  '(?:តម្លៃ|តំលៃ) ?(?:ធូរ|សមរម្យ|ទាប)(?:បំផុត|ជាងគេ|ៗ)?',
  '(?:តម្លៃ|តំលៃ)? ?មិន(?:សូវ)?ថ្លៃ(?:ពេក|ណាស់|ទេ)*',
  'ធូរថ្លៃ',
]
  .map(foldAccents)
  .join('|');

const cheap = new RegExp(`(?<![\\p{L}\\p{N}])(?:${english})(?![\\p{L}\\p{N}])|${khmer}`, 'gu');

/** Parts what a term is about from words that ask for low prices: `cheapest mouse`, `កណ្ដុរតម្លៃថោក`. */
export function readCheap(term: string): { key: string; isCheap: boolean } {
  const folded = foldAccents(term);
  const key = textKey(folded.replaceAll(cheap, ' '));
  return key === textKey(folded) ? { key: textKey(term), isCheap: false } : { key, isCheap: true };
}
