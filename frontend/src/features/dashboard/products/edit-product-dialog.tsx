import { Form } from 'antd';
import { useGetProductQuery } from '../../../api/products-api';
import { useEditProductMutation } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { LoadState } from '../kit/load-state';
import { useEditForm } from '../kit/use-edit-form';
import { ImageField } from './image-field';
import { ProductFields } from './product-fields';
import { editProductForm, isFree, valuesOf, type FilledProduct } from './product-form-data';
import { useMeanwhile, type StockAfter } from './use-meanwhile';
import { useFieldLabels } from './use-field-labels';

/** Edits one product, starting from its state when the dialog was opened. */
export function EditProductDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const query = useGetProductQuery(productId, { refetchOnMountOrArgChange: true });
  const { currentData: product, error, isFetching, refetch } = query;
  const labels = useFieldLabels(product?.category ?? 'mouse');
  const meanwhile = useMeanwhile();
  const [editProduct] = useEditProductMutation();

  /** Sends only the changed fields, and nothing if there are none. */
  const save = (values: FilledProduct, seen: Product) => {
    const form = editProductForm(seen, values, values.image);
    if ([...form.keys()].length === 0) return null;
    form.append('version', String(seen.version));
    const typed = form.has('stock') ? Number(form.get('stock')) : undefined;
    return editProduct({ id: productId, form })
      .unwrap()
      .then((saved) => ({ typed, left: saved.product.stock }));
  };

  const edit = useEditForm<Product, FilledProduct, StockAfter>({
    name: 'edit-product',
    id: productId,
    thing: isFetching ? undefined : product,
    valuesOf,
    labels,
    image: { field: 'image', label: t('Image'), urlOf: ({ image_url }) => image_url },
    ask: (values, { name, price }) =>
      isFree(values) && price !== 0 ? t('Sell {name} for $0.00?', { name }) : undefined,
    save,
    done: (after) => [t('Product updated!'), meanwhile(after)].filter(Boolean).join(' '),
    failed: (reason) => `❌ ${reason ?? t('Failed to update product')}`,
    onClose,
  });
  const { opened, seen } = edit;
  return (
    <EditDialog
      edit={edit}
      title={opened ? t('Edit {name}', { name: opened.name }) : t('Edit product')}
      changed="Somebody else has changed this product meanwhile"
      width={720}
      loading={
        <LoadState
          of={{ error: isFetching ? undefined : error, refetch }}
          loading={shop('Loading product...')}
          failed={shop('Failed to load products')}
        />
      }
    >
      {opened && <ProductFields category={opened.category} />}
      <Form.Item name="image" noStyle>
        <ImageField label={t('New image')} present={seen?.image_url} />
      </Form.Item>
    </EditDialog>
  );
}
