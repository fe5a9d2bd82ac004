import { useNavigate } from 'react-router-dom';
import { useDeleteProductMutation } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RowActions } from '../kit/row-actions';

interface ProductActionsProps {
  product: Product;
  onEdit: (product: Product) => void;
  onHistory: (product: Product) => void;
}

/** What staff may do to one product. */
export function ProductActions({ product, onEdit, onHistory }: ProductActionsProps) {
  const { t, translateProblem } = useStaffI18n();
  const navigate = useNavigate();
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();
  const { id, name } = product;

  const remove = async () => {
    if (!window.confirm(t('Delete {name}?', { name }))) return;
    try {
      await deleteProduct(id).unwrap();
      toast.success(t('Product deleted'));
    } catch (error) {
      toastFailure(t('Failed to delete product'), error, translateProblem);
    }
  };

  const more = [
    {
      key: 'duplicate',
      label: t('Duplicate'),
      onClick: () => void navigate(`/seller-dashboard/products/new?from=${id}`),
    },
    { key: 'history', label: t('Stock history'), onClick: () => onHistory(product) },
  ];
  return (
    <RowActions
      name={name}
      onEdit={() => onEdit(product)}
      onDelete={() => void remove()}
      isDeleting={isLoading}
      more={more}
    />
  );
}
