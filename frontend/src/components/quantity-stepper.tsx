import { withLatinDigits } from '../lib/digits';
import { useI18n } from '../lib/i18n/i18n';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  most: number;
  lessLabel: string;
  moreLabel: string;
  onLess: () => void;
  onMore: () => void;
  /** Where it can be typed, too. */
  onType?: (quantity: number) => void;
}

/** A quantity between the buttons for one less and one more. */
export function QuantityStepper({ quantity, most, ...actions }: QuantityStepperProps) {
  const { t } = useI18n();
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={actions.lessLabel} onClick={actions.onLess}>
        −
      </button>
      {actions.onType ? (
        <TypedQuantity key={quantity} quantity={quantity} most={most} onType={actions.onType} />
      ) : (
        <span aria-label={t('Quantity')} role="group">
          {quantity}
        </span>
      )}
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

/** Taken over when the field is left, or by Enter; what is no number of pieces that can be had is not. */
function TypedQuantity({
  quantity,
  most,
  onType,
}: Required<Pick<QuantityStepperProps, 'quantity' | 'most' | 'onType'>>) {
  const { t } = useI18n();
  const take = (field: HTMLInputElement) => {
    const typed = Math.min(most, Number(withLatinDigits(field.value)));
    if (Number.isInteger(typed) && typed > 0 && typed !== quantity) onType(typed);
    else field.value = String(quantity);
  };
  return (
    <input
      aria-label={t('Quantity')}
      inputMode="numeric"
      defaultValue={quantity}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
