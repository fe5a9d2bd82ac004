import { ButtonLink } from '../../components/button';
import { CategoryLinks } from '../../components/category-links';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './not-found-route.module.css';

export function NotFoundRoute() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle text={t("We couldn't find that page")} />
      <h1>{t("We couldn't find that page")}</h1>
      <p>{t('There is nothing at this address.')}</p>
      <div className={styles.ways}>
        <ButtonLink to="/">{t('Back to the shop')}</ButtonLink>
        <ButtonLink to="/search" kind="quiet">
          {t('Search products')}
        </ButtonLink>
      </div>
      <CategoryLinks />
    </>
  );
}
