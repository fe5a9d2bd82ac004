/**
 * Dollars as shops in Cambodia write them in either language: the sign first, two decimals, e.g. `$1,299.50`. Written
 * out, since the first Intl.NumberFormat of a page takes a phone a tenth of a second.
 */
export function formatMoney(dollars: number): string {
  const digits = Math.abs(dollars).toFixed(2);
  return `${dollars < 0 ? '-' : ''}$${digits.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
