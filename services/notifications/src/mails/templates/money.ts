import { inRiel, type Money } from '@mekong/contracts';

const grouped = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as mails show it, in both languages: $1,057.00. */
export const dollars = (money: Money): string => grouped.format(money.amount / 100);

const groupedRiel = new Intl.NumberFormat('en-US');

/** The same in riel without their sign, which have no smaller unit: 4,333,700. */
export const rielNumber = (money: Money, rate: number): string =>
  groupedRiel.format(inRiel(money.amount, rate));

/** The same with the sign: 4,333,700៛. */
export const riel = (money: Money, rate: number): string => `${rielNumber(money, rate)}៛`;
