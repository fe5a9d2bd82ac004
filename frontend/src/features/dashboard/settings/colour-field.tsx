import { Button, Input } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './colour-field.module.css';
import { isColour } from './is-colour';

interface ColourFieldProps {
  id?: string;
  label: string;
  /** What the picker shows while none is chosen. */
  usual: string;
  /** As `#rrggbb`; '' for the usual one. */
  value?: string;
  onChange?: (colour: string) => void;
}

/** Chooses a colour, by eye or by its code, for a form's item. */
export function ColourField({ id, label, usual, value = '', onChange }: ColourFieldProps) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('Choose {name}', { name: label })}
        value={isColour(value) ? value : usual}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Input
        id={id}
        className={styles.code}
        maxLength={7}
        spellCheck={false}
        placeholder={t('The usual one')}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim().toLowerCase())}
      />
      {value && <Button onClick={() => onChange?.('')}>{t('The usual one')}</Button>}
    </div>
  );
}
