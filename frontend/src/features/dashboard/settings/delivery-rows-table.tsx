import { useI18n } from '../../../lib/i18n/i18n';
import { PROVINCES } from '../../../lib/provinces';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountField } from '../kit/count-field';
import type { DaysRow } from './delivery-rows';
import styles from './delivery-rows-table.module.css';

interface DeliveryRowsProps {
  rows: DaysRow[];
  wrong: string[];
  onEdit: (row: DaysRow) => void;
}

/** The days of all provinces, to be typed. */
export function DeliveryRows({ rows, wrong, onEdit }: DeliveryRowsProps) {
  const { t } = useStaffI18n();
  const { pick } = useI18n();
  const nameOf = (province: string) => {
    const known = PROVINCES.find(({ english }) => english === province);
    return known ? pick(known.english, known.khmer) : province;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Province')}</th>
          <th scope="col">{t('From')}</th>
          <th scope="col">{t('To')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.province}>
            <th scope="row">{nameOf(row.province)}</th>
            {(['from', 'to'] as const).map((end) => (
              <td key={end}>
                <CountField
                  label={`${nameOf(row.province)}: ${t(end === 'from' ? 'From' : 'To')}`}
                  value={row[end]}
                  isWrong={wrong.includes(row.province)}
                  onChange={(days) => onEdit({ ...row, [end]: days })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
