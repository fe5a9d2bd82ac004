import { foldAccents, textKey } from '@mekong/contracts';

/** What products may cost, both bounds included. */
export interface PriceRange {
  minCents: number;
  maxCents: number;
}

/** What a term says of the price, and the rest of it. */
interface PricedTerm {
  /** The key of what is searched for; empty where the term says nothing but the price. */
  key: string;
  /** What was said of the price. */
  words: string;
  price: PriceRange;
}

/** More than anything costs. */
const anyCents = 2 ** 31 - 1;

const number = String.raw`\d{1,3}(?:,\d{3}|\d{0,3})(?:\.\d{1,2})?`;
const currency = String.raw`(?:\$|usd|dollars?|bucks|ដុល្លារ?)`;
/** Without a currency a number is a price only at the end: 24 may be inches, and 60 grams. */
const money = String.raw`(?:\$ ?${number}|${number} ?${currency}(?!\p{L})|${number}(?= *$))`;
const start = String.raw`(?<![\p{L}\p{N}])`;

const atMost = String.raw`(?:${start}(?:under|below|less th[ae]n|cheaper than|up to|at most|not? more than)|<=?|ក្រោម|តិចជាង|មិនលើស)`;
const atLeast = String.raw`(?:${start}(?:over|above|more than|at least|from)|>=?|(?<!មិន)លើស|ច្រើនជាង|ចាប់ពី)`;
const between = String.raw`(?:${start}(?:between|from)|ចន្លោះ|ចាប់ពី)`;
const and = String.raw`(?:-|–|to|and|ដល់|និង)`;

/** The longest first, as `from 20 to 50` begins as `from 20` does. */
const patterns = [
  new RegExp(`${between} ?(?<min>\\$? ?${number} ?${currency}?) ?${and} ?(?<max>${money})`, 'u'),
  new RegExp(`(?<min>\\$ ?${number}) ?${and} ?(?<max>${money})`, 'u'),
  new RegExp(`(?<![\\d.,])(?<min>${number}) ?${and} ?(?<max>${number} ?${currency})(?!\\p{L})`, 'u'),
  new RegExp(`${atMost} ?(?<max>${money})`, 'u'),
  new RegExp(`${atLeast} ?(?<min>${money})`, 'u'),
  // A price alone is what somebody wants to pay at most.
  new RegExp(
    `(?:${start}(?:price|for|about|around|max(?:imum)?|budget) )?(?:តម្លៃ ?)?(?<![\\d.,])(?<max>\\$ ?${number}|${number} ?${currency}(?!\\p{L}))`,
    'u',
  ),
];

/** Reads prices as people type them: `mouse under $30`, `keyboard between 50 and 100 dollars`, `កណ្ដុរក្រោម ៣០ ដុល្លារ`. */
export function readPrice(term: string): PricedTerm | undefined {
  const text = foldAccents(term);
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const { min, max } = found.groups!;
  const key = textKey(
    `${text.slice(0, found.index).trim()} ${text.slice(found.index + found[0].length).trim()}`,
  );
  return {
    key,
    words: found[0].trim(),
    price: { minCents: centsOf(min, 0), maxCents: centsOf(max, anyCents) },
  };
}

const centsOf = (price: string | undefined, otherwise: number) =>
  price === undefined ? otherwise : Math.round(Number(price.replaceAll(/[^\d.]/g, '')) * 100);
