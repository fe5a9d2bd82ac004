import { Button, Checkbox, Input, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { withLatinDigits } from '../../../lib/digits';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { CountField } from '../kit/count-field';
import type { WayRow } from './delivery-ways';
import styles from './way-fields.module.css';

interface WayFieldsProps {
  way: WayRow;
  number: number;
  isWrong: boolean;
  onEdit: (way: WayRow) => void;
  onRemove: () => void;
}

const amountIn = (text = '') => withLatinDigits(text).replace(/[^\d.]/g, '');

/** One way to be brought. */
export function WayFields({ way, number, isWrong, onEdit, onRemove }: WayFieldsProps) {
  const { t } = useStaffI18n();
  const put = (changes: Partial<WayRow>) => onEdit({ ...way, ...changes });
  const name = way.name || t('Way {number}', { number });
  const labelled = (label: StaffText) => `${name}: ${t(label)}`;
  const text = (fact: 'district' | 'name' | 'nameKm', label: StaffText, longest: number) => (
    <Labelled text={label}>
      <Input
        aria-label={labelled(label)}
        maxLength={longest}
        value={way[fact]}
        onChange={({ target }) => put({ [fact]: target.value })}
      />
    </Labelled>
  );
  const amount = (fact: 'fee' | 'freeFrom', label: StaffText) => (
    <Labelled text={label}>
      <InputNumber<string | number>
        aria-label={labelled(label)}
        min={0}
        max={fact === 'fee' ? 1_000 : 100_000}
        precision={2}
        parser={amountIn}
        disabled={way.isPickUp}
        value={way.isPickUp ? null : way[fact]}
        onChange={(typed) => put({ [fact]: typed === null || typed === '' ? null : Number(typed) })}
      />
    </Labelled>
  );
  const days = (fact: 'from' | 'to', label: StaffText) => (
    <Labelled text={label}>
      <CountField
        label={labelled(label)}
        min={0}
        value={way[fact]}
        onChange={(count) => put({ [fact]: count })}
      />
    </Labelled>
  );
  return (
    <fieldset className={isWrong ? `${styles.way} ${styles.wrong}` : styles.way}>
      <legend>{name}</legend>
      {text('name', 'Name', 60)}
      {text('nameKm', 'Name (Khmer)', 60)}
      {text('district', 'Only in the district', 100)}
      {amount('fee', 'Fee ($)')}
      {amount('freeFrom', 'Free from ($)')}
      {days('from', 'First day')}
      {days('to', 'Last day')}
      <Labelled text="Order before">
        <Input
          type="time"
          aria-label={labelled('Order before')}
          value={way.cutoff}
          onChange={({ target }) => put({ cutoff: target.value.slice(0, 5) })}
        />
      </Labelled>
      <Checkbox checked={way.isPickUp} onChange={({ target }) => put({ isPickUp: target.checked })}>
        {t('Picked up at the shop')}
      </Checkbox>
      <Checkbox checked={!way.isPaused} onChange={({ target }) => put({ isPaused: !target.checked })}>
        {t('Offered')}
      </Checkbox>
      <Button danger aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </fieldset>
  );
}

function Labelled({ text, children }: { text: StaffText; children: ReactNode }) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{t(text)}</span>
      {children}
    </div>
  );
}
