import { Note } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { ProductGridSkeleton } from './product-grid';

/** The shape of a list of products while it loads. */
export function ProductsWaiting() {
  const { t } = useI18n();
  return (
    <>
      <Note>{t('Loading products...')}</Note>
      <ProductGridSkeleton count={4} />
    </>
  );
}
