import { PageTitle } from '../components/page-title';
import { PageSpinner } from '../components/spinner';
import { useI18n } from '../lib/i18n/i18n';

/** Shown while the session is being checked or the screen's code is loading. */
export function CheckingSession() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle />
      <PageSpinner label={t('Loading...')} />
    </>
  );
}
