import { useSyncExternalStore } from 'react';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown for as long as the device has no network. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>{t('You are offline. Your cart is kept on this device.')}</p>
      )}
    </div>
  );
}
