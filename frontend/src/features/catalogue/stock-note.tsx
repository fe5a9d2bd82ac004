import { useI18n } from '../../lib/i18n/i18n';
import styles from './stock-note.module.css';

/** From this many pieces on, the stock is nobody's worry. */
const PLENTY = 4;

/** Says when a product is sold out or nearly so; nothing while there is plenty. */
export function StockNote({ stock }: { stock: number }) {
  const { t } = useI18n();
  if (stock >= PLENTY) return null;
  return (
    <p className={stock > 0 ? styles.few : styles.none}>
      {stock > 0 ? t('Only {count} left', { count: stock }) : t('Out of stock')}
    </p>
  );
}
