import type { Shortage } from '../../api/types';
import { formatMoney } from '../../lib/money';
import styles from './refusal-notices.module.css';

/** What is left of one product, in words. */
export function shortageText({ available }: Shortage): string {
  return available > 0 ? `Only ${available} left` : 'Out of stock';
}

/** Names the products that the server cannot deliver in the wanted number. */
export function ShortageNotice({ shortages }: { shortages: Shortage[] }) {
  if (shortages.length === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>Some products are not available in this quantity:</p>
      <ul>
        {shortages.map((shortage) => (
          <li key={shortage.id}>
            {shortage.name}: {shortageText(shortage)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks to confirm an order whose price has changed since the totals were shown. */
export function PriceChangeNotice({ total }: { total: number }) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        Prices have changed. The new total is <strong>{formatMoney(total)}</strong>. Please confirm to place
        the order.
      </p>
    </div>
  );
}
