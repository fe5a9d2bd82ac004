import { Card } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetStaffProductQuery } from '../../../api/staff-products-api';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { NewProductForm } from './new-product-form';
import { ProductList } from './product-list';

/** Adds a product; with `?from=` in the address, as a copy of that product. */
export default function NewProductPage() {
  const { t } = useStaffI18n();
  const [params] = useSearchParams();
  const from = Number(params.get('from')) || null;
  return (
    <>
      <PageHead title={t(from ? 'Duplicate product' : 'Add New Product')} />
      <Card>{from ? <CopyForm key={from} from={from} /> : <NewProductForm />}</Card>
      <h2>{t('Products')}</h2>
      <ProductList />
    </>
  );
}

function CopyForm({ from }: { from: number }) {
  const { t: shop } = useI18n();
  const navigate = useNavigate();
  const { currentData: original, error, refetch } = useGetStaffProductQuery(from);
  const done = () => void navigate('/seller-dashboard/products');
  if (original) return <NewProductForm original={original} onCreated={done} />;
  return (
    <LoadState
      of={{ error, refetch }}
      loading={shop('Loading product...')}
      failed={shop('Failed to load products')}
    />
  );
}
