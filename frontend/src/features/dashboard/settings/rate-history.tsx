import type { RielRates } from '../../../api/types';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './rate-history.module.css';

/** What a dollar was before; nothing where it was never another. */
export function RateHistory({ rates }: Pick<RielRates, 'rates'>) {
  const { t, moment } = useStaffI18n();
  if (rates.length < 2) return null;
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>{t('Rates so far')}</h3>
      <ul className={styles.rates}>
        {rates.map(({ riel_rate, from }) => (
          <li key={from}>
            <strong>{formatRiel(riel_rate)}</strong>{' '}
            <span>{t('since {moment}', { moment: moment(from) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
