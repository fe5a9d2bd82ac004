import type { CartItem } from '../../api/types';
import { QuantityStepper } from '../../components/quantity-stepper';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './quantity-buttons.module.css';
import type { LineActions } from './use-line-actions';

interface QuantityButtonsProps {
  item: CartItem;
  /** The most pieces that can be ordered; 0 if the product is sold out or no longer sold. */
  most: number;
  actions: LineActions;
}

/** Buttons for one less, one more and Remove; only Remove if there is nothing left to order. */
export function QuantityButtons({ item, most, actions }: QuantityButtonsProps) {
  const { t, pick } = useI18n();
  const { quantity } = item;
  const name = pick(item.name, item.name_km);
  return (
    <div className={styles.buttons}>
      {most > 0 && (
        <QuantityStepper
          quantity={quantity}
          most={most}
          lessLabel={t('One less of {name}', { name })}
          moreLabel={t('One more of {name}', { name })}
          onLess={() => actions.decrease(item)}
          onMore={() => actions.increase(item)}
          onType={(typed) => actions.setQuantity(item, typed)}
        />
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
