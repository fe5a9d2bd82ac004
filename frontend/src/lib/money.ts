const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as shops in Cambodia write them in either language: the sign first, two decimals, e.g. `$5.00`. */
export function formatMoney(dollars: number): string {
  return DOLLARS.format(dollars);
}
