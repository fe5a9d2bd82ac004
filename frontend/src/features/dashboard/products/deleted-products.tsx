import { Button, type TableColumnsType } from 'antd';
import { useRestoreProductMutation } from '../../../api/staff-products-api';
import { findCategory } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageCell } from '../kit/cells';
import { Lead } from '../kit/lead';
import { ListTable } from '../kit/list-table';
import { useAct } from '../kit/use-act';
import type { ListedProduct } from './place';

interface DeletedProductsProps {
  products: ListedProduct[];
  isLoading: boolean;
  emptyText: string;
}

/** The products that were deleted in the last 30 days, to be restored. */
export function DeletedProducts({ products, isLoading, emptyText }: DeletedProductsProps) {
  const { t, money, moment } = useStaffI18n();
  const { t: shop } = useI18n();
  const columns: TableColumnsType<ListedProduct> = [
    {
      title: t('Product'),
      key: 'name',
      render: (_, { image_url, name }) => <ImageCell src={image_url} width={64} height={54} name={name} />,
    },
    {
      title: t('Category'),
      dataIndex: 'category',
      render: (slug: ListedProduct['category']) => shop(findCategory(slug)!.label),
    },
    { title: t('Price'), dataIndex: 'price', render: money },
    { title: t('Deleted at'), dataIndex: 'deleted_at', render: moment },
    { title: t('Actions'), key: 'actions', render: (_, product) => <RestoreButton product={product} /> },
  ];
  return (
    <>
      <Lead>{t('Deleted products can be restored for 30 days.')}</Lead>
      <ListTable
        rowKey="id"
        columns={columns}
        dataSource={products}
        loading={isLoading}
        pagination={false}
        locale={{ emptyText }}
      />
    </>
  );
}

function RestoreButton({ product: { id, name } }: { product: ListedProduct }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [restore, { isLoading }] = useRestoreProductMutation();
  const press = () =>
    act(() => restore(id).unwrap(), {
      done: t('{name} is in the shop again', { name }),
      failed: t('Failed to restore product'),
    });
  return (
    <Button loading={isLoading} aria-label={t('Restore {name}', { name })} onClick={() => void press()}>
      {t('Restore')}
    </Button>
  );
}
