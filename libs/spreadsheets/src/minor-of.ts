/**
 * The whole minor units of an amount without sign and money, such as `1,234.50`, `1.234,50` or `1234`, of a money with so many decimals.
 * Undefined where it cannot be read for sure; it is read by its digits, never by arithmetic with fractions.
 */
export function minorOf(digits: string, decimals: number): number | undefined {
  const { whole, fraction } = parts(digits, decimals) ?? {};
  if (whole === undefined || fraction === undefined || !/^\d{1,12}$/.test(whole)) return undefined;
  if (fraction.slice(decimals).replace(/0+$/, '') !== '') return undefined;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** An amount without the signs of grouping, parted at that of its decimals. */
function parts(digits: string, decimals: number): { whole: string; fraction: string } | undefined {
  const signs = digits.match(/[.,]/g) ?? [];
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isGroup = digits.length - last - 1 === 3 && isGrouping(digits, decimals);
  if (signs.length === 0 || isGroup) return ungrouped(digits, '');
  if (signs.filter((sign) => sign === digits[last]).length > 1) return undefined;
  return ungrouped(digits.slice(0, last), digits.slice(last + 1));
}

/** Whether the last three digits are a group: of riel always; of dollars where the sign cannot be that of decimals. */
function isGrouping(digits: string, decimals: number): boolean {
  const kinds = new Set(digits.match(/[.,]/g));
  if (kinds.size > 1) return false;
  return decimals === 0 || kinds.has(',') || digits.split(/[.,]/).length > 2;
}

function ungrouped(whole: string, fraction: string): { whole: string; fraction: string } | undefined {
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  if (new Set(whole.match(/[.,]/g)).size > 1) return undefined;
  return { whole: whole.replace(/[.,]/g, ''), fraction };
}
