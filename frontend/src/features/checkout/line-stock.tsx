import type { CartItem } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { useStockText } from '../../lib/stock';
import styles from './line-stock.module.css';
import { isScarce } from './line-state';
import type { LineActions } from './use-line-actions';

interface LineStockProps {
  item: CartItem;
  available: number | null;
  actions: LineActions;
}

/** How many pieces are left if they are few, with a button that lowers the quantity to that. */
export function LineStock({ item, available, actions }: LineStockProps) {
  const { t, pick } = useI18n();
  const stockText = useStockText();
  if (!isScarce(available, item.quantity)) return null;
  const isShort = available < item.quantity;
  return (
    <p className={isShort ? styles.short : styles.scarce}>
      {stockText(available)}
      {isShort && available > 0 && (
        <button type="button" className={styles.fix} onClick={() => actions.setQuantity(item, available)}>
          {t('Set quantity to {count}', { count: available })}
          <span className="visually-hidden"> {pick(item.name, item.name_km)}</span>
        </button>
      )}
    </p>
  );
}
