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
  /** In the currency; undefined where it has no bound. */
  min?: number;
  max?: number;
  currency: 'USD' | 'KHR';
  /** Nothing says that these are prices: where nothing costs so much, they are words. */
  isGuess?: true;
}

/** More than anything costs. */
const anyCents = 2 ** 31 - 1;
export const anyPrice: PriceRange = { minCents: 0, maxCents: anyCents };

/** A bare whole number from here on is riel, as in files of products: nothing here costs so many dollars. */
const leastRiel = 10_000;

const ends = String.raw`(?![.,]?\d)`;
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?${ends}`;
const dollars = String.raw`(?:\$|usd|(?:us )?dollars?|bucks|ដុល្លារ?)`;

/** Khmer counts by ten thousands and hundred thousands, too. */
const manifold = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['ពាន់', 1_000],
  ['ម៉ឺន', 10_000],
  ['សែន', 100_000],
  ['លាន', 1_000_000],
]);
const many = `(?: ?(?:${[...manifold.keys()].map(foldAccents).join('|')}))?`;
/** Khmer words by which only riel are counted: whoever says ten ម៉ឺន need not say of what. */
const khmerMany = `(?:${[...manifold.keys()].filter((word) => /\p{Script=Khmer}/u.test(word)).join('|')})`;
const rielNumber = String.raw`(?:\d{1,3}(?:[,. ]\d{3})+|\d+(?:\.\d{1,2})?)${ends}${many}`;
/** `Price`, as it is spelt and as many spell it. */
const costs = '(?:តម្លៃ|តំលៃ)';
const riel = String.raw`(?:៛|khr|riels?|រៀល)`;

/** What else is counted than money, in English and Khmer: a number before it is no price. */
const units = [
  'inch(?:es)?|in(?= *$)|cm|mm|m|met(?:er|re)s?|ft|feet|[kmg]?hz|hertz|fps|[dcp]pi|gr?|grams?|kgs?|kilos?|lbs?|oz|ounces?',
  'ms|milliseconds?|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|months?|yrs?|years?|w|watts?|wh|mah|v|volts?|ohms?',
  'db|decibels?|k|p|x|px|pixels?|mp|keys?|buttons?|zones?|colou?rs?|nits?|bits?|[gmt]b|percent|pcs|pieces?|packs?|people',
  'players?|devices?|ports?|profiles?|layers?|channels?|clicks?|drivers?|degrees?|stars?|million|polling|refresh|resolution',
].join('|');
const khmerUnits = 'អ៊ីញ|អ៊ិន្ឈ|អុិញ|អិុញ|ក្រាម|គីឡូ|ម៉ោង|ម៉ែត្រ|មីលី|ហឺត|វ៉ាត់|ឆ្នាំ|ខែ|ភាគរយ|គ្រាប់';
/** What has a number of its own: `Windows 10 or above`. */
const numbered =
  'windows|win|macos|android|ios|bluetooth|usb|hdmi|displayport|dp|wi-?fi|version|v|gen|ps|age[sd]?|level|model';

const counted = String.raw` ?[-–]? ?(?:(?:${units})(?!\p{Script=Latin})|${khmerUnits})`;
/** A number without a currency, of which nothing says that it counts something else. */
const bare = String.raw`${number}(?![\p{Script=Latin}%"”″′'’°+])(?!(?: ?(?:[-–]|to|and|ដល់) ?\d[\d.,]*)?${counted})`;
const begins = String.raw`(?<!(?:^|[^\p{L}])(?:${numbered}) ?)(?<![\p{Script=Latin}\p{N}.,])`;
const priced = [
  String.raw`(?:us ?)?\$ ?${number}k?(?!\p{L})`,
  String.raw`usd ?${number}`,
  String.raw`${number} ?${dollars}(?!\p{Script=Latin})`,
  String.raw`(?:៛|khr) ?${rielNumber}`,
  String.raw`${rielNumber} ?${riel}(?!\p{Script=Latin})`,
  String.raw`(?<![dcp]pi ?)\d+(?:[.,]\d+)? ?${khmerMany}(?!${counted})`,
].join('|');
const money = `(?:${priced}|${bare})`;
const start = String.raw`(?<![\p{L}\p{N}])`;

const refused = String.raw`(?:not?|nothing|isn['’]?t|don['’]?t|never) (?:be |cost |costing |go )?`;
const atMost = [
  String.raw`${start}(?:under|below|beneath|less th[ae]n|(?:cheaper|lower) than|up ?to|at most|within|maximum(?: of)?|budget(?: of| is)?`,
  String.raw`|${refused}(?:over|above|exceed(?:ing)?|more than|higher than))`,
  '|<=?|≤|ក្រោម|តិចជាង|ទាបជាង|ថោកជាង|មិន(?:ឱ្យ|អោយ|ឲ្យ)?(?:លើស|ហួស|ដល់)|យ៉ាងច្រើន',
].join('');
const atLeast = [
  String.raw`${start}(?:over|above|(?:more|higher|greater) than|exceeding|at least|(?:starting )?from|starting at|minimum(?: of)?)`,
  '|>=?|≥|(?<!មិន(?:ឱ្យ|អោយ|ឲ្យ)?)លើស|ច្រើនជាង|ខ្ពស់ជាង|ថ្លៃជាង|ចាប់ពី|យ៉ាងតិច',
].join('');
const between = String.raw`(?:${start}(?:between|from)|ចន្លោះ|ចាប់ពី|ពី)`;
const and = String.raw`(?:[-‐‑–—−~]|\.{2,3}|to|till|until|and|ទៅដល់|រហូតដល់|ដល់|ទៅ|និង)`;
const anyAmount = String.raw`(?:us ?)?\$? ?(?:${rielNumber}|${number}) ?(?:${dollars}|${riel})?`;
/** Behind the price: `30 or less`, `$30 max`. */
const orLess = String.raw`(?:(?:or|and|&) (?:less|under|below|lower|cheaper|down)(?!\p{L})|ចុះក្រោម|ចុះ|ឬតិចជាង)`;
const orMore = String.raw`(?:(?:or|and|&) (?:more|over|above|higher|up)(?!\p{L})|ឡើងទៅ|ឡើង|ឬច្រើនជាង)`;

/** The longest first, as `from 20 to 50` begins as `from 20` does. */
const patterns = [
  `${between} ?(?:${costs} ?)?(?<min>${anyAmount}) ?${and} ?(?<max>${money})`,
  `(?<min>(?:\\$|${start}usd) ?${number}) ?${and} ?(?<max>${money})`,
  `(?<![\\d.,])(?<min>(?:${rielNumber}|${number})(?: ?(?:${dollars}|${riel}))?) ?${and} ?(?<max>${priced})`,
  `${begins}(?<max>${money}) ?${orLess}(?!${counted})`,
  `${begins}(?<min>${money}) ?${orMore}(?!${counted})`,
  `(?:${atMost}) ?(?:ពី ?)?(?<max>${money})`,
  `(?:${atLeast}) ?(?:ពី ?)?(?<min>${money})`,
  `(?<min>\\$ ?${number})\\+`,
  // Also where nothing but the price itself says that it is one: `redragon min 50` asks for none.
  `${start}min ?(?<min>${priced})`,
  `(?<![\\d.,])(?<min>${priced})(?: ?\\+| (?:up(?:wards)?|plus)(?!\\p{L}))`,
  // A price alone is what somebody wants to pay at most.
  `(?:${start}(?:price|for|about|around|max) )?(?:${costs} ?)?(?<![\\d.,])(?<max>${priced})(?: (?:max(?:imum)?|budget|tops)(?!\\p{L}))?`,
].map((pattern) => new RegExp(pattern, 'u'));

/** What is as much a matter of numbers as the price: `dpi over 16000`, but not `144 hz over 200`. */
const specification =
  /(?<!\d ?)(?:\b(?:[dc]pi|hz|(?:refresh|polling) rate|screen size|brightness)(?: is| of)? (?:over|above|more than|at least|from)|(?<!light ?)\b(?:weight|weighing|weighs|response time|latency|thickness)(?: is| of)? (?:under|below|less than|up to|at most)) ?[\d.,]+$/u;

/**
 * Reads prices as people type them: `mouse under $30`, `keyboard 50 or less`, `កណ្ដុរក្រោម ៣០ ដុល្លារ`, `កាស ១០ម៉ឺនរៀល`. Each bound may
 * be said by itself: `over 20 mouse under 40`.
 */
export function readPrice(term: string): PricedTerm | undefined {
  const first = readOne(term);
  const second = first && readOne(first.key);
  return (second && both(first, second)) ?? first ?? guessedRange(term);
}

/** What two terms say together, if they are the two ends of a range. */
function both(first: PricedTerm, second: PricedTerm): PricedTerm | undefined {
  const [low, high] = first.max === undefined ? [first, second] : [second, first];
  const isRange = low.max === undefined && high.min === undefined && low.min! <= high.max!;
  if (!isRange || low.currency !== high.currency) return undefined;
  return { ...first, key: second.key, words: `${first.words} ${second.words}`, min: low.min, max: high.max };
}

function readOne(term: string): PricedTerm | undefined {
  const text = foldAccents(term);
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  if (specification.test(before + found[0])) return undefined;
  return {
    key: textKey(`${before.trim()} ${behind.trim()}`),
    words: found[0].trim(),
    ...boundsOf(found.groups!),
  };
}

/** What is said of a measure before its numbers. */
const measures =
  '[dc]pi|hz|weight|size|screen|width|length|height|rate|refresh|polling|layout|keys?|series|models?|ទំហំ|ទម្ងន់|ស៊េរី';
const range = new RegExp(
  String.raw`${begins}(?<!(?:${measures})(?: is| of)? ?)(?<![-‐‑–—−/~])(?<min>${number}) ?(?:(?!and)${and}) ?(?<max>${bare})(?![-‐‑–—−/~])`,
  'u',
);
const about = new RegExp(`${start}(?:about|around|approx(?:imately)?|roughly|ប្រហែល) ?(?<max>${bare})`, 'u');
/** Models are called `Max 2`, which is none behind the word for what is sold. */
const most = new RegExp(
  `(?<=(?:${start}(?:mouse|mice|mouse ?pads?|keyboards?|head(?:phone|set)s?|earbuds|monitors?|screens?)|កណ្[ដត]ុរ|ក្[ដត]ារចុច|កាស|អេក្រង់) ?)max ?(?<max>${bare})`,
  'u',
);
const screens = /(?<!\p{Script=Latin})(?:monitors?|screens?|displays?)(?!\p{Script=Latin})|អេក្រង់|ម៉ូនីទ័រ/u;

/** How many keys a keyboard has, or of a hundred percent of them. */
const layouts = new Set([40, 60, 61, 64, 65, 66, 68, 75, 80, 81, 82, 84, 87, 96, 98, 99, 104, 105, 108]);
const refreshRates = new Set([60, 75, 120, 144, 165, 170, 180, 240, 280, 360, 390, 480, 500, 540]);

/** Two numbers as a range, or one that is about right or the most, where they count nothing else that products have: `mouse 20-30`. */
function guessedRange(term: string): PricedTerm | undefined {
  const text = foldAccents(term);
  const bounded = most.exec(text);
  const found = bounded ?? range.exec(text) ?? about.exec(text);
  if (!found) return undefined;
  const key = textKey(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`);
  const { min, max } = found.groups!;
  const ends = [min, max].flatMap((end) => (end === undefined ? [] : amountOf(end).amount));
  if (!bounded && (!/\p{L}/u.test(key) || !arePrices(ends, screens.test(text)))) return undefined;
  return { key, words: found[0].trim(), ...boundsOf(found.groups!), isGuess: true };
}

const leastGuessed = 5;
const mostGuessed = 1_000;

function arePrices(ends: number[], isOfScreens: boolean): boolean {
  const [low, high] = [ends[0]!, ends.at(-1)!];
  const are = (numbers: ReadonlySet<number>) => ends.every((end) => numbers.has(end));
  if (ends.length > 1 && low >= high) return false;
  if (are(layouts) || are(refreshRates) || (isOfScreens && high < 100)) return false;
  return high < leastRiel ? low >= leastGuessed && high <= mostGuessed : low >= leastRiel / 5;
}

const openEnd = new RegExp(
  `(?:${atMost}|${atLeast}|${between}) ?(?:${costs}|\\$|usd|${dollars}|${riel})? ?$`,
  'u',
);
const openStart = new RegExp(`^(?:${start}(?:under|below|less than|cheaper than) |ក្រោម)`, 'u');

/** The rest of a term with the beginning of a price whose amount is not typed (yet): `mouse under`, `កណ្ដុរ ក្រោម`. */
export function withoutOpenPrice(term: string): string {
  const text = foldAccents(term);
  const rest = textKey(text.replace(openEnd, '').replace(openStart, ''));
  return rest === '' || rest === textKey(text) ? term : rest;
}

const boundOfUnit = new RegExp(
  `(?:${atMost}|${atLeast}|${start}between|ចន្លោះ) ?(?:ពី ?)?(?=${number}${counted})`,
  'gu',
);

/** A term without words that bound something else than the price, which no product has: of `mouse under 60 g` it is `mouse 60 g`. */
export function withoutBounds(term: string): string {
  const text = foldAccents(term);
  const rest = text.replace(boundOfUnit, '');
  return rest === text ? term : textKey(rest);
}

/** Whether a term is nothing but the beginning of a price. */
export const isOpenPrice = (term: string): boolean =>
  textKey(term) !== '' && textKey(foldAccents(term).replace(openEnd, '')) === '';

function boundsOf({ min, max }: { [bound: string]: string | undefined }): Omit<PricedTerm, 'key' | 'words'> {
  const said = [min, max].filter((bound) => bound !== undefined).map(amountOf);
  const hasDollars = said.some(({ currency }) => currency === 'USD');
  const isRiel =
    !hasDollars && said.some(({ amount, currency }) => currency === 'KHR' || amount >= leastRiel);
  const amounts = said.map(({ amount }) => amount).sort((a, b) => a - b);
  return {
    ...(min !== undefined && { min: amounts[0] }),
    ...(max !== undefined && { max: amounts.at(-1) }),
    currency: isRiel ? 'KHR' : 'USD',
  };
}

const [saysRiel, saysDollars] = [new RegExp(riel, 'u'), new RegExp(dollars, 'u')];
const countsRiel = new RegExp(khmerMany, 'u');
const factors = [...manifold].map(
  ([word, factor]) => [new RegExp(`\\d ?${foldAccents(word)}(?!\\p{Script=Latin})`, 'u'), factor] as const,
);

function amountOf(said: string): { amount: number; currency?: PricedTerm['currency'] } {
  const isDollars = saysDollars.test(said);
  const isRiel = saysRiel.test(said) || (!isDollars && countsRiel.test(said));
  const currency = isRiel ? 'KHR' : isDollars ? 'USD' : undefined;
  // Riel have no decimals: a point is a sign of grouping where three digits follow it.
  const plain = said.replaceAll(currency === 'KHR' ? /[^\d.]|\.(?=\d{3})/g : /[^\d.]/g, '');
  const [, factor = 1] = factors.find(([word]) => word.test(said)) ?? [];
  return { amount: Number(plain) * factor, currency };
}

/** The price in US cents, at so many riel for a dollar. */
export function rangeOf({ min, max, currency }: PricedTerm, rielRate: number): PriceRange {
  const cents = currency === 'KHR' ? 100 / rielRate : 100;
  const bounded = (amount: number) => Math.min(amount, anyCents);
  return {
    minCents: min === undefined ? 0 : bounded(Math.ceil(rounded(min * cents))),
    maxCents: max === undefined ? anyCents : bounded(Math.floor(rounded(max * cents))),
  };
}

/** Without the traces of binary fractions, by which 0.29 dollars would be less than 29 cents. */
const rounded = (cents: number) => Math.round(cents * 1e6) / 1e6;
