/**
 * Dollars with two decimals, the same in both languages: `$1,299.50`. Formatted by hand, since creating the first
 * Intl.NumberFormat takes a tenth of a second on a phone.
 */
export function formatMoney(dollars: number): string {
  const digits = Math.abs(dollars).toFixed(2);
  return `${dollars < 0 ? '-' : ''}$${digits.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** Dollars rounded to the cent, which removes the errors of floating-point arithmetic. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
