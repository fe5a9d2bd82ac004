import { Button, Dropdown, Space } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useDeleteProductMutation } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';

interface ProductActionsProps {
  product: Product;
  onEdit: (product: Product) => void;
  onHistory: (product: Product) => void;
}

/** Menus open within the page, where screen readers look for them; the table would cut them off. */
const pageOf = () => document.querySelector('main') ?? document.body;

/** What staff may do to one product. */
export function ProductActions({ product, onEdit, onHistory }: ProductActionsProps) {
  const { t, said } = useStaffI18n();
  const navigate = useNavigate();
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();
  const { id, name } = product;

  const remove = async () => {
    if (!window.confirm(t('Delete {name}?', { name }))) return;
    try {
      await deleteProduct(id).unwrap();
      toast.success(t('Product deleted'));
    } catch (error) {
      toastFailure(t('Failed to delete product'), error, said);
    }
  };

  const items = [
    {
      key: 'duplicate',
      label: t('Duplicate'),
      onClick: () => void navigate(`/seller-dashboard/products/new?from=${id}`),
    },
    { key: 'history', label: t('Stock history'), onClick: () => onHistory(product) },
  ];
  return (
    <Space>
      <Button onClick={() => onEdit(product)} aria-label={t('Edit {name}', { name })}>
        {t('Edit')}
      </Button>
      <Button
        danger
        loading={isLoading}
        onClick={() => void remove()}
        aria-label={t('Delete {name}', { name })}
      >
        {t('Delete')}
      </Button>
      <Dropdown menu={{ items }} trigger={['click']} getPopupContainer={pageOf}>
        <Button aria-label={t('More for {name}', { name })}>{t('More')}</Button>
      </Dropdown>
    </Space>
  );
}
