const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as shown everywhere in the shop: two decimals, e.g. `$5.00`. */
export function formatMoney(dollars: number): string {
  return DOLLARS.format(dollars);
}
