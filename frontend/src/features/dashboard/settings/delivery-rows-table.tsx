import { Button } from 'antd';
import { useI18n } from '../../../lib/i18n/i18n';
import { PROVINCES } from '../../../lib/provinces';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountField } from '../kit/count-field';
import type { DaysRow } from './delivery-rows';
import { waysOf } from './delivery-ways';
import styles from './delivery-rows-table.module.css';

interface DeliveryRowsProps {
  rows: DaysRow[];
  wrong: string[];
  onEdit: (row: DaysRow) => void;
  /** Opens the ways of a province. */
  onOpen: (province: DaysRow['province']) => void;
}

/** The days of all provinces, to be typed. */
export function DeliveryRows({ rows, wrong, onEdit, onOpen }: DeliveryRowsProps) {
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
          <th scope="col">{t('Ways to be brought')}</th>
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
            <td className={styles.ways}>
              <Ways row={row} name={nameOf(row.province)} onOpen={() => onOpen(row.province)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is offered there, each with its fee, and the button to change that. */
function Ways({ row, name, onOpen }: { row: DaysRow; name: string; onOpen: () => void }) {
  const { t, pick, money } = useStaffI18n();
  const ways = waysOf(row);
  return (
    <>
      {ways.length === 0 && <span className={styles.none}>{t('By the shipping policy')}</span>}
      <ul className={styles.list}>
        {ways.map((way) => (
          <li key={way.id} className={way.isPaused ? styles.none : undefined}>
            {way.district && `${way.district}: `}
            {pick(way.name, way.nameKm)} · {way.isPickUp || way.fee === 0 ? t('Free') : money(way.fee)}
            {way.cutoff && ` · ${t('until {time}', { time: way.cutoff })}`}
            {way.isPaused && ` · ${t('not offered')}`}
          </li>
        ))}
      </ul>
      <Button size="small" aria-label={t('Edit the ways to {province}', { province: name })} onClick={onOpen}>
        {t('Edit')}
      </Button>
    </>
  );
}
