import { inRiel, type Money, type PriceStyle } from '@mekong/contracts';

const grouped = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as mails show it, in both languages: $1,057.00. */
export const dollars = (money: Money): string => grouped.format(money.amount / 100);

const groupedRiel = new Intl.NumberFormat('en-US');

/** The same in riel without their sign, which have no smaller unit: 4,333,700. */
export const rielNumber = (money: Money, rate: number): string =>
  groupedRiel.format(inRiel(money.amount, rate));

/** Whole riel with their sign: 4,333,700៛. */
export const rielOf = (count: number): string =>
  `${count < 0 ? '−' : ''}${groupedRiel.format(Math.abs(count))}៛`;

/** Dollars as riel. */
export const riel = (money: Money, rate: number): string => rielOf(inRiel(money.amount, rate));

/** Dollars, or riel before them where the shop prices in riel. */
export const priced = (money: Money, prices: PriceStyle, rate?: number): string =>
  prices === 'riel-first' ? written(money, prices, rate) : dollars(money);

/** An amount as the shop writes its prices: `$24.00 (98,400៛)`, `98,400៛ ($24.00)`, or in dollars where there is no rate. */
export function written(money: Money, prices: PriceStyle, rate?: number): string {
  if (rate === undefined || prices === 'dollars-only') return dollars(money);
  const [first, beside] =
    prices === 'riel-first' ? [riel(money, rate), dollars(money)] : [dollars(money), riel(money, rate)];
  return `${first} (${beside})`;
}
