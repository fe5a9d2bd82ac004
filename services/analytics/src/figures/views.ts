import { dollars } from '../dollars.js';
import type { Day, ProductFigures, Profit, Sold, SoldByKind, Way } from './analytics.repository.js';
import { totalsOf } from './totals.js';

/** The sales of days together, with the average of an order. */
export function salesView(days: readonly Day[]) {
  const { revenueCents, orders, refundedCents, discountCents } = totalsOf(days);
  return {
    revenue: dollars(revenueCents),
    orders,
    refunded: dollars(refundedCents),
    discount: dollars(discountCents),
    average: orders ? dollars(Math.round(revenueCents / orders)) : null,
  };
}

/** What is left of the goods of days together; null where no cost is known. */
export function profitView(profits: readonly Profit[]) {
  const sum = (field: 'profitCents' | 'costedCents') => profits.reduce((total, one) => total + one[field], 0);
  return {
    profit: profits.length > 0 ? dollars(sum('profitCents')) : null,
    costed: dollars(sum('costedCents')),
  };
}

export const dayView = ({ day, revenueCents, discountCents, orders }: Day, profit?: Profit) => ({
  profit: profit ? dollars(profit.profitCents) : null,
  day,
  revenue: dollars(revenueCents),
  discount: dollars(discountCents),
  orders,
});

const soldView = <T extends Sold>({ revenueCents, profitCents, ...sold }: T) => ({
  ...sold,
  profit: profitCents === null ? null : dollars(profitCents),
  revenue: dollars(revenueCents),
});

export const soldByKindView = ({ categories, brands }: SoldByKind) => ({
  categories: categories.map(soldView),
  brands: brands.map(soldView),
});

export const productsView = ({ best_sellers, ...scarce }: ProductFigures) => ({
  best_sellers: best_sellers.map(soldView),
  ...scarce,
});

/** Sellers have no part of what a shopper gave. */
export const wayView =
  (ofSeller: boolean) =>
  ({ revenueCents, receivedCents, receivedKhr, ...way }: Way) => ({
    ...way,
    revenue: dollars(revenueCents),
    received: ofSeller ? null : dollars(receivedCents),
    received_khr: ofSeller ? null : receivedKhr,
  });
