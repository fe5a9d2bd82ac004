import { type FieldError, fieldError, withLatinDigits } from '@mekong/contracts';
import { asNumber, type Product } from '../products/index.js';
import type { CsvRow } from './read-csv.js';

const riel = /៛|KHR|riel|រៀល/i;
/** As people write dollars before or behind a price, or at both ends: `$10 USD`, `10 dollars`, `១០ ដុល្លារ`. */
const dollars =
  '(?:US *[$＄]|[$＄] *US(?:D)?|[$＄]|USD|US dollars?|dollars?|ដុល្លារ(?: ?អាមេរិក| ?សហរដ្ឋអាមេរិក)?)';
const before = new RegExp(`^${dollars}\\s*`, 'iu');
const behind = new RegExp(`\\s*${dollars}\\.?$`, 'iu');

/** From so much on a whole price may be in riel, as 10,000 riel is what a cable costs. */
const leastDoubtful = 10_000;

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const names = { price: 'Price', compare_at_price: 'Compare at price' };

/** A price without the sign of dollars, in which all prices are. */
export const inDollars = (price: string): string =>
  price.replace(unseen, '').trim().replace(before, '').replace(behind, '');

/** Prices that are in riel, or seem to be: they would be thousands of times too high. The price of the product itself is meant. */
export function rielPrices(cells: CsvRow['cells'], old?: Product): FieldError[] {
  const had = { price: old?.priceCents, compare_at_price: old?.compareAtCents };
  return (['price', 'compare_at_price'] as const).flatMap((column) => {
    const value = cells[column]?.trim() ?? '';
    if (riel.test(value)) {
      const how = `“${value}” is in riel (KHR). Please write it in dollars (USD)`;
      return [fieldError(column, 'PRICE_IN_RIEL', `${names[column]} ${how}`, { value })];
    }
    const number = asNumber(withLatinDigits(value));
    if (typeof number !== 'number' || !Number.isInteger(number) || number < leastDoubtful) return [];
    if (Math.round(number * 100) === had[column]) return [];
    const how = `${value} seems to be in riel (KHR). Prices are in dollars (USD): please write $${number} if that is meant`;
    return [fieldError(column, 'PRICE_LIKE_RIEL', `${names[column]} ${how}`, { value, number })];
  });
}
