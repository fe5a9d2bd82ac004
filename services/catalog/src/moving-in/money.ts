import { foldAccents, withLatinDigits } from '@mekong/contracts';

/** What signs for money mean; dollars need no word. */
const signs: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '฿': 'THB',
  '₫': 'VND',
  Đ: 'VND',
  VNĐ: 'VND',
  ĐỒNG: 'VND',
  '៛': 'KHR',
  រៀល: 'KHR',
  RIEL: 'KHR',
  RIELS: 'KHR',
  '¥': 'JPY',
};

/** Moneys of the region and of those who export to it, as the names of columns have them; a word of three letters alone may be any. */
const named: [money: string, RegExp][] = [
  ['THB', /\b(?:thb|baht)\b|฿|บาท|បាត/],
  ['KHR', /\b(?:khr|riels?)\b|៛|រៀល/],
  ['VND', /\b(?:vnd|dong)\b|₫|đ(?:ồ|o)ng|vnđ/],
  ['EUR', /\b(?:eur|euros?)\b|€/],
  ['GBP', /\bgbp\b|£/],
  ['CNY', /\b(?:cny|rmb|yuan)\b|人民币/],
  ['JPY', /\bjpy\b|¥/],
  ...['SGD', 'MYR', 'IDR', 'LAK', 'MMK', 'PHP', 'HKD', 'TWD', 'KRW', 'AUD', 'INR', 'AED'].map(
    (money): [string, RegExp] => [money, new RegExp(`\\b${money.toLowerCase()}\\b`)],
  ),
];

/** The money that the name of a column says its prices are in; undefined where it says none, or dollars. */
export function moneyIn(name: string): string | undefined {
  // What stands in these brackets is called by people, such as a shop.
  const bare = name
    .toLowerCase()
    .replaceAll(/\[.*?\]/g, ' ')
    .replaceAll('_', ' ');
  return named.find(([, words]) => words.test(bare) || words.test(foldAccents(bare)))?.[0];
}

const dollars = 'USD';

/** From so much on prices without a sign are hardly dollars, if all of a file are whole. */
const leastDoubtful = 10_000;

/** A price as it is written in a file. */
export interface Written {
  /** Its number as we write one; undefined where there is none. */
  number?: string;
  /** In which money; '' where nothing says so. */
  money: string;
}

/** A dash in the place of decimals, as in `12,-`. */
const noDecimals = /(?<=\d)[.,]\s*[\p{Pd}\u2212]+(?!\d)/u;

/** Reads a price such as `352 AED`, `$1,299.00` or `1.049,00 €`, whose money may stand in a column of its own. */
export function readPrice(text: string, column = ''): Written {
  const latin = withLatinDigits(text.trim()).replace(noDecimals, '');
  const [digits] = /\d(?:[\d.,'\s\u00A0\u202F]*\d)?/.exec(latin) ?? [];
  const word = (digits ? latin.replace(digits, '') : '').replaceAll(/[\s.\u00A0]+/g, '');
  const name = (word || column.trim()).toUpperCase();
  return { number: digits && plainNumber(digits), money: signs[name] ?? oneMoney(name) };
}

/** Of a sign and a word for the same money, as in `$19.90 USD`, that money. */
function oneMoney(name: string): string {
  const moneys = new Set(name.match(/\p{L}+|\p{Sc}/gu)?.map((word) => signs[word] ?? word));
  const [only] = moneys;
  return moneys.size === 1 && /^[\p{L}\p{Sc}]+$/u.test(name) ? only! : name;
}

/** With a dot before its decimals and nothing between thousands, where that is beyond doubt. */
function plainNumber(digits: string): string {
  const bare = digits.replaceAll(/['\s\u00A0\u202F]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^[\d.]+,(?:\d{1,2}|\d{4,})$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(bare) ? bare.replaceAll('.', '') : bare;
}

/** The price in dollars by how much of each money one dollar is; as it stands there where nobody has said that. */
export function inDollars(text: string, rates: Record<string, string> = {}, column?: string): string {
  const { number, money } = readPrice(text, column);
  if (number === undefined || /^-/.test(text.trim())) return text;
  const rate = money === dollars ? 1 : Number(rates[money] ?? NaN);
  if (rate > 0) return rate === 1 ? number : (Number(number) / rate).toFixed(2);
  return money === '' ? number : text;
}

/** What stands beside a number as a money does: letters or its sign, and no dash between them and the number, as of one below nothing. */
const isMoney = (word: string): boolean =>
  /[\p{L}\p{Sc}]/u.test(word) && !/^[\p{Pd}\u2212]|[\p{Pd}\u2212]$/u.test(word);

/** Finds the moneys of which nobody has said yet how much a dollar is. */
export class UnknownMoney {
  private readonly named = new Set<string>();
  private count = 0;
  private leastBare = Infinity;

  constructor(private readonly rates: Record<string, string> = {}) {}

  add({ number, money }: Written): void {
    if (number === undefined || money === dollars || money in this.rates) return;
    // Where there are two numbers, nothing between them is a money.
    if (/[\d()]/.test(money)) return;
    if (money !== '') {
      if (isMoney(money) && this.named.size < 20) this.named.add(money.slice(0, 20));
      return;
    }
    this.count += 1;
    this.leastBare = Math.min(this.leastBare, Number.isInteger(Number(number)) ? Number(number) : 0);
  }

  /** '' stands for prices that say nothing. */
  all(): string[] {
    const isBare = this.count > 0 && this.leastBare >= leastDoubtful;
    return [...this.named, ...(isBare ? [''] : [])];
  }
}
