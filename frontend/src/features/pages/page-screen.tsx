import { Link } from 'react-router-dom';
import { useGetPageQuery } from '../../api/pages-api';
import type { PageSlug } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { PageHead } from '../../components/page-head';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { summaryOf } from '../../lib/page-blocks';
import { PageText } from '../../components/page-text';
import { DeliveryTimes } from './delivery-times';

/** A page about the shop, such as its returns, in the shopper's language. */
export function PageScreen({ slug }: { slug: PageSlug }) {
  const { t, language, translateProblem } = useI18n();
  const { currentData: page, error, refetch } = useGetPageQuery(slug);
  if (!page)
    return (
      <>
        <PageTitle />
        {error ? (
          <LoadError message={translateProblem(error) ?? t('Failed to load the page')} onRetry={refetch} />
        ) : (
          <Note>{t('Loading...')}</Note>
        )}
      </>
    );
  const [title, text] = language === 'km' ? [page.title_km, page.text_km] : [page.title, page.text];
  return (
    <>
      <PageHead title={title} description={summaryOf(text)} path={`/pages/${page.slug}`} />
      <h1>{title}</h1>
      <PageText text={text} />
      {slug === 'delivery' && <DeliveryTimes />}
      {slug === 'warranty' && (
        <p>
          <Link to="/warranty">{t('Check a warranty by its serial number')}</Link>
        </p>
      )}
    </>
  );
}
