import { PageTitle } from '../components/page-title';
import { PageSpinner } from '../components/spinner';
import { useI18n } from '../lib/i18n/i18n';

/** Holds a screen's place while the shop asks who is there, or while the screen's code is on its way. */
export function CheckingSession() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle />
      <PageSpinner label={t('Loading...')} />
    </>
  );
}
