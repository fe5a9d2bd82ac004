import { formatMoney } from '../lib/money';
import styles from './totals.module.css';

interface TotalsProps {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

/** The figures of an order, in dollars, as the server decided them. */
export function Totals({ subtotal, shipping, tax, total }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      <dt>Subtotal</dt>
      <dd>{formatMoney(subtotal)}</dd>
      <dt>Shipping</dt>
      <dd>{shipping === 0 ? 'Free' : formatMoney(shipping)}</dd>
      <dt>Tax (VAT 0%)</dt>
      <dd>{formatMoney(tax)}</dd>
      <dt className={styles.total}>Total</dt>
      <dd className={styles.total}>{formatMoney(total)}</dd>
    </dl>
  );
}
