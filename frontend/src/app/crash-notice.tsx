import { Button } from '../components/button';
import { PageTitle } from '../components/page-title';
import { useI18n } from '../lib/i18n/i18n';
import styles from './crash-notice.module.css';

/** Shown instead of a screen that threw an error, or whose code could not be loaded. */
export function CrashNotice() {
  const { t } = useI18n();
  return (
    <div className={styles.crash} role="alert">
      <PageTitle text={t('Something went wrong')} />
      <h1>{t('Something went wrong')}</h1>
      <p>{t('This page could not be shown. Your cart is safe.')}</p>
      <Button onClick={() => window.location.reload()}>{t('Retry')}</Button>{' '}
      <a href="/">{t('Back to the shop')}</a>
    </div>
  );
}
