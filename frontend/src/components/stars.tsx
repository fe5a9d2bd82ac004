import { useI18n } from '../lib/i18n/i18n';
import styles from './stars.module.css';

/** Five stars, filled up to the rating; screen readers read the number. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useI18n();
  return (
    <span className={styles.stars} role="img" aria-label={t('{rating} out of 5', { rating })}>
      <span className={styles.filled} style={{ width: `${(rating / 5) * 100}%` }} aria-hidden="true">
        ★★★★★
      </span>
      <span aria-hidden="true">★★★★★</span>
    </span>
  );
}
