import type { Money } from '@mekong/contracts';

export const dollars = (money: Money): string => `$${(money.amount / 100).toFixed(2)}`;
