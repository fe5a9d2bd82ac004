import type { Quote } from '../../api/types';
import { TruckIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './delivery-progress.module.css';

/** How much is missing for free delivery, in pieces or in dollars as the shop's policy says. */
export function DeliveryProgress({ by, from, missing }: NonNullable<Quote['free_shipping']>) {
  const { t, money } = useI18n();
  const count = by === 'dollars' ? money(missing) : missing;
  return (
    <div className={missing === 0 ? `${styles.progress} ${styles.reached}` : styles.progress}>
      <p className={styles.words}>
        <TruckIcon size={20} />
        {missing === 0 ? t('Free delivery for this order') : t('{count} more for free delivery', { count })}
      </p>
      <progress value={from === 0 ? 1 : from - missing} max={from || 1} aria-hidden="true" />
    </div>
  );
}
