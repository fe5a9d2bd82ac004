import { Input, Select } from 'antd';
import type { PriceList } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import type { Said } from './list-form';
import styles from './list-reading.module.css';

const TARGETS: Record<string, StaffText> = {
  code: 'Code',
  barcode: 'Barcode',
  name: 'Name',
  cost: 'Cost (USD)',
  quantity: 'Pieces that came',
};

interface ListReadingProps {
  list: PriceList;
  said: Said;
  onSay: (said: Said) => void;
}

/** What the columns of a list are, and how much a dollar is of the money that it is in. */
export function ListReading({ list, said, onSay }: ListReadingProps) {
  const { t } = useStaffI18n();
  const moneys = [...new Set([...list.unknown_currencies, ...Object.keys(said.currency)])];
  const named = list.columns.filter(({ name }) => name !== '');
  return (
    <fieldset className={styles.reading}>
      <legend>{t('Columns of the file')}</legend>
      <ul className={styles.columns}>
        {named.map(({ name, samples }) => (
          <li key={name}>
            <span className={styles.column}>
              <strong>{name}</strong> {samples.join(' · ')}
            </span>
            <Select
              className={styles.target}
              aria-label={t('What is {name}', { name })}
              value={said.columns?.[name] ?? ''}
              onChange={(target) =>
                onSay({ ...said, columns: { ...said.columns, [name]: target === '' ? null : target } })
              }
              options={[
                { value: '', label: t('Not read') },
                ...Object.entries(TARGETS).map(([value, text]) => ({ value, label: t(text) })),
              ]}
            />
          </li>
        ))}
        {moneys.map((money) => {
          const label =
            money === '' ? t('One dollar in the money of the file') : t('One dollar in {money}', { money });
          return (
            <li key={`money ${money}`}>
              <span className={styles.column}>{label}</span>
              <Input
                className={styles.target}
                aria-label={label}
                inputMode="decimal"
                value={said.currency[money] ?? ''}
                onChange={({ target }) =>
                  onSay({ ...said, currency: { ...said.currency, [money]: target.value } })
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
