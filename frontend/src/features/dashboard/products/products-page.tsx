import { Link } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { ProductList } from './product-list';

export default function ProductsPage() {
  const { t } = useStaffI18n();
  return (
    <>
      <PageHead title={t('Products')} />
      <p>
        <Link to="/seller-dashboard/products/new">{t('Add New Product')}</Link>
        {' · '}
        <Link to="/seller-dashboard/products/bulk">{t('Bulk Upload')}</Link>
      </p>
      <ProductList />
    </>
  );
}
