import { useI18n } from '../lib/i18n/i18n';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  most: number;
  lessLabel: string;
  moreLabel: string;
  onLess: () => void;
  onMore: () => void;
}

/** A quantity between the buttons for one less and one more. */
export function QuantityStepper({ quantity, most, ...actions }: QuantityStepperProps) {
  const { t } = useI18n();
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={actions.lessLabel} onClick={actions.onLess}>
        −
      </button>
      <span aria-label={t('Quantity')} role="group">
        {quantity}
      </span>
      <button
        type="button"
        aria-label={actions.moreLabel}
        // Unlike a disabled button, it keeps the focus.
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && actions.onMore()}
      >
        +
      </button>
    </div>
  );
}
