import { formatMoney } from './money';

/** Moneys whose parts nobody writes. */
const WHOLE = ['KHR', 'JPY', 'KRW', 'VND', 'LAK'];

/** An amount in a money that need not be the shop's: `$1,299.50`, `98,400 KHR`. */
export function amountIn(currency: string, amount: number): string {
  if (currency === 'USD') return formatMoney(amount);
  const [whole = '', rest] = Math.abs(amount)
    .toFixed(WHOLE.includes(currency) ? 0 : 2)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${grouped}${rest ? `.${rest}` : ''} ${currency}`;
}
