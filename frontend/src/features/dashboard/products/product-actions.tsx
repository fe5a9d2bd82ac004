import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteProductMutation, usePlaceProductMutation } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RowActions } from '../kit/row-actions';
import { useAct } from '../kit/use-act';
import type { ListedProduct } from './place';
import { VariantsDialog } from './variants-dialog';

interface ProductActionsProps {
  product: ListedProduct;
  onEdit: (product: Product) => void;
  onHistory: (product: Product) => void;
}

/** The buttons of a product's row. */
export function ProductActions({ product, onEdit, onHistory }: ProductActionsProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const navigate = useNavigate();
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();
  const [place] = usePlaceProductMutation();
  const [isJoining, setJoining] = useState(false);
  const { id, name } = product;

  const remove = () =>
    act(() => deleteProduct(id).unwrap(), {
      ask: { question: t('Delete {name}?', { name }), yes: t('Delete'), isDanger: true },
      done: t('Product deleted'),
      failed: t('Failed to delete product'),
    });

  const hide = (isHidden: boolean) =>
    act(() => place({ id, hidden: isHidden }).unwrap(), {
      done: isHidden ? t('{name} is hidden', { name }) : t('{name} is in the shop again', { name }),
      failed: t('Failed to update product'),
    });

  const more = [
    product.hidden
      ? { key: 'show', label: t('Show in the shop'), onClick: () => void hide(false) }
      : { key: 'hide', label: t('Hide from the shop'), onClick: () => void hide(true) },
    {
      key: 'duplicate',
      label: t('Duplicate'),
      onClick: () => void navigate(`/seller-dashboard/products/new?from=${id}`),
    },
    { key: 'variants', label: t('Colors and versions'), onClick: () => setJoining(true) },
    { key: 'history', label: t('Stock history'), onClick: () => onHistory(product) },
  ];
  return (
    <>
      <RowActions
        name={name}
        onEdit={() => onEdit(product)}
        onDelete={() => void remove()}
        isDeleting={isLoading}
        hasDelete
        more={more}
      />
      {isJoining && <VariantsDialog product={product} onClose={() => setJoining(false)} />}
    </>
  );
}
