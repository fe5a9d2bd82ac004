import { Checkbox } from 'antd';
import { PROVINCES } from '../../../lib/provinces';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './provinces-field.module.css';

const BETWEEN = ',';

/** Provinces as the value of a form's item, which a draft keeps as a text. */
export const provincesText = (provinces: readonly string[]): string => provinces.join(BETWEEN);
export const provincesOf = (text: string): string[] => text.split(BETWEEN).filter(Boolean);

/** Names provinces in the reader's language; all together, none, or one by one. */
export function useProvinceNames(): (provinces: readonly string[]) => string {
  const { t, pick } = useStaffI18n();
  return (provinces) => {
    if (provinces.length === PROVINCES.length) return t('All provinces');
    const named = PROVINCES.filter(({ english }) => provinces.includes(english));
    return named.map(({ english, khmer }) => pick(english, khmer)).join(', ') || t('Nowhere');
  };
}

interface ProvincesFieldProps {
  id?: string;
  label: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** Chooses provinces, for a form's item. */
export function ProvincesField({ id, label, value = '', onChange }: ProvincesFieldProps) {
  const { t, pick } = useStaffI18n();
  const chosen = provincesOf(value);
  const all = PROVINCES.map(({ english }) => english);
  return (
    <div id={id} role="group" aria-label={label}>
      <Checkbox
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={({ target }) => onChange?.(provincesText(target.checked ? all : []))}
      >
        {t('All provinces')}
      </Checkbox>
      <Checkbox.Group
        className={styles.provinces}
        value={chosen}
        options={PROVINCES.map(({ english, khmer }) => ({ value: english, label: pick(english, khmer) }))}
        onChange={(wanted) => onChange?.(provincesText(all.filter((one) => wanted.includes(one))))}
      />
    </div>
  );
}
