import type { Money } from '@mekong/contracts';

const grouped = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as mails show it, in both languages: $1,057.00. */
export const dollars = (money: Money): string => grouped.format(money.amount / 100);
