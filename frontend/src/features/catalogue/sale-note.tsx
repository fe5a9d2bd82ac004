import type { Product } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './sale-note.module.css';

/** Says what the price is of, and until when it holds. */
export default function SaleNote({ sale }: { sale: NonNullable<Product['sale']> }) {
  const { t, moment, pick } = useI18n();
  const name = pick(sale.name ?? sale.name_km ?? '', sale.name_km);
  return (
    <p className={styles.note}>
      {name && <strong>{name}</strong>} <span>{t('Until {time}', { time: moment(sale.ends_at) })}</span>
    </p>
  );
}
