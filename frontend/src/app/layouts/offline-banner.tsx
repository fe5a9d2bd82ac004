import { useI18n } from '../../lib/i18n/i18n';
import { useIsOnline } from '../../lib/use-is-online';
import styles from './offline-banner.module.css';

/** Shown for as long as the device has no network. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>{t('You are offline. Your cart is kept on this device.')}</p>
      )}
    </div>
  );
}
