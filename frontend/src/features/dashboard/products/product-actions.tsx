import { useNavigate } from 'react-router-dom';
import { useDeleteProductMutation } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RowActions } from '../kit/row-actions';
import { useAct } from '../kit/use-act';

interface ProductActionsProps {
  product: Product;
  onEdit: (product: Product) => void;
  onHistory: (product: Product) => void;
}

/** The buttons of a product's row. */
export function ProductActions({ product, onEdit, onHistory }: ProductActionsProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const navigate = useNavigate();
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();
  const { id, name } = product;

  const remove = () =>
    act(() => deleteProduct(id).unwrap(), {
      question: t('Delete {name}?', { name }),
      done: t('Product deleted'),
      failed: t('Failed to delete product'),
    });

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
