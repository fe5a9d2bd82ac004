import { useState } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountField } from '../kit/count-field';
import { ChoiceSet, Choices } from './choice-set';
import styles from './low-stock-choice.module.css';

/** The number that a product without one of its own has. */
const USUAL = 5;

interface LowStockChoiceProps {
  /** Null for the number of each product. */
  from: number | null;
  onChange: (from: number | null) => void;
}

/** From how many pieces on one is alerted of a stock. A typed number is saved when the field is left, or by Enter. */
export function LowStockChoice({ from, onChange }: LowStockChoiceProps) {
  const { t } = useStaffI18n();
  const [typed, setTyped] = useState<number | null>(null);
  const save = () => {
    if (typed !== null && typed !== from) onChange(typed);
    setTyped(null);
  };
  return (
    <ChoiceSet title={t('Tell me of a low stock')}>
      <div className={styles.low}>
        <Choices
          name="low-stock"
          value={from === null ? 'each' : 'one'}
          options={[
            { value: 'each', label: t("At each product's own number") },
            { value: 'one', label: t('At one number for all') },
          ]}
          onChange={({ target }) => onChange(target.value === 'one' ? USUAL : null)}
        />
        {from !== null && (
          <CountField
            label={t('Pieces left')}
            min={1}
            max={9_999}
            value={typed ?? from}
            onChange={setTyped}
            onBlur={save}
            onPressEnter={save}
          />
        )}
      </div>
    </ChoiceSet>
  );
}
