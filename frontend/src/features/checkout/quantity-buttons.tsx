import type { CartItem } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './cart-lines.module.css';
import type { LineActions } from './use-line-actions';

interface QuantityButtonsProps {
  item: CartItem;
  /** The most pieces that can be ordered; 0 if the product is sold out or no longer sold. */
  most: number;
  actions: LineActions;
}

/** Buttons for one less, one more and Remove; only Remove if there is nothing left to order. */
export function QuantityButtons({ item, most, actions }: QuantityButtonsProps) {
  const { t } = useI18n();
  const { name, quantity } = item;
  return (
    <div className={styles.buttons}>
      {most > 0 && (
        <div className={styles.quantity}>
          <button
            type="button"
            aria-label={t('One less of {name}', { name })}
            onClick={() => actions.decrease(item)}
          >
            −
          </button>
          <span aria-label={t('Quantity')} role="group">
            {quantity}
          </span>
          <button
            type="button"
            aria-label={t('One more of {name}', { name })}
            // Unlike a disabled button, it keeps the focus.
            aria-disabled={quantity >= most}
            onClick={() => quantity < most && actions.increase(item)}
          >
            +
          </button>
        </div>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('Remove {name}', { name })}
        onClick={() => actions.remove(item)}
      >
        {t('Remove')}
      </button>
    </div>
  );
}
