import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useGetStaffProductQuery } from '../../../api/staff-products-api';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { auditLogOf } from '../kit/audit-log-link';
import { useMay } from '../kit/may';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { BackToList } from '../kit/list-links';
import { useStillHere } from '../kit/use-still-here';
import { EditProductForm } from './edit-product-form';

const LIST = '/seller-dashboard/products';

/** Edits one product. */
export default function EditProductPage() {
  const { productId } = useParams();
  // The key resets the form when another product is opened.
  return <OneProduct key={productId} id={Number(productId)} />;
}

function OneProduct({ id }: { id: number }) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const navigate = useNavigate();
  const may = useMay();
  const { state } = useLocation() as { state: { list?: string } | null };
  const query = useGetStaffProductQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: product, error, isFetching, refetch } = query;
  const isStillHere = useStillHere();
  const close = () => {
    if (isStillHere()) void navigate(`${LIST}${state?.list ?? ''}`);
  };
  return (
    <>
      <PageHead
        title={product ? t('Edit {name}', { name: product.name }) : t('Edit product')}
        back={<BackToList to={LIST}>{t('Products')}</BackToList>}
      />
      {!product && (
        <LoadState
          of={{ error: isFetching ? undefined : error, refetch }}
          loading={shop('Loading product...')}
          failed={shop('Failed to load products')}
        />
      )}
      {product && may('manage') && (
        <p>
          <Link to={auditLogOf({ product: String(id) })}>{t('History in the audit log')}</Link>
        </p>
      )}
      {product && <EditProductForm product={isFetching ? undefined : product} id={id} onClose={close} />}
    </>
  );
}
