import { ButtonLink } from '../../components/button';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';

export function NotFoundRoute() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle text={t('Page not found')} />
      <h1>{t('Page not found')}</h1>
      <p>{t('There is nothing at this address.')}</p>
      <ButtonLink to="/">{t('Back to the shop')}</ButtonLink>
    </>
  );
}
