import { Alert, Form, Modal, type FormInstance } from 'antd';
import { useState } from 'react';
import { toast } from '../../../lib/toast';
import { useGetProductQuery } from '../../../api/products-api';
import { useEditProductMutation } from '../../../api/staff-products-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { Product } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChangedMeanwhile, type ChangedFact } from '../kit/changed-meanwhile';
import { useEditDraft, type EditDraft } from '../kit/use-edit-draft';
import { useFocusBack } from '../kit/use-focus-back';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { ImageField } from './image-field';
import { ProductFields } from './product-fields';
import { editProductForm, valuesOf, type ProductImage, type ProductValues } from './product-form-data';
import { useFieldLabels } from './use-field-labels';

interface EditProductModalProps {
  productId: number;
  onClose: () => void;
}

const FORM_ID = 'edit-product';

/** Edits one product as the server had it when this was opened; asks before changes are left unsaved. */
export function EditProductModal({ productId, onClose }: EditProductModalProps) {
  useFocusBack();
  const { t, translateProblem } = useStaffI18n();
  const { t: shop } = useI18n();
  const query = useGetProductQuery(productId, { refetchOnMountOrArgChange: true });
  const { currentData: product, error, isFetching, refetch } = query;
  const [opened, setOpened] = useState<Product | null>(null);
  const draft = useEditDraft<Product>(`edit-product-${productId}`);
  const [kept] = useState(draft.read);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const [isSaving, setSaving] = useState(false);
  const mayLeave = useUnsavedWarning(isUnsaved);
  // What is heard of the product later must not touch a form that somebody is filling in.
  if (!opened && product && !isFetching) setOpened(product);

  const close = () => {
    draft.forget();
    onClose();
  };

  const keep = (values: ProductValues, seen: Product) => {
    setUnsaved(true);
    draft.keep(values, seen);
  };

  return (
    <Modal
      open
      title={opened ? t('Edit {name}', { name: opened.name }) : t('Edit product')}
      okText={t('Save')}
      cancelText={t('Cancel')}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, disabled: !opened }}
      confirmLoading={isSaving}
      onCancel={() => mayLeave() && close()}
      width={720}
    >
      {!opened && error && (
        <LoadError message={translateProblem(error) ?? shop('Failed to load products')} onRetry={refetch} />
      )}
      {!opened && isFetching && <Note>{shop('Loading product...')}</Note>}
      {opened && (
        <EditForm product={opened} kept={kept} onChange={keep} onSaving={setSaving} onClose={close} />
      )}
    </Modal>
  );
}

interface EditFormProps {
  product: Product;
  kept: EditDraft<Product> | null;
  onChange: (values: ProductValues, seen: Product) => void;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function EditForm({ product, kept, onChange, onSaving, onClose }: EditFormProps) {
  const { t, translateProblem } = useStaffI18n();
  const [form] = Form.useForm<ProductValues>();
  const labels = useFieldLabels(product.category);
  const [image, setImage] = useState<ProductImage>();
  const [seen, setSeen] = useState(kept?.seen ?? product);
  const [stale, setStale] = useState<ChangedFact[] | null>(null);
  const [editProduct] = useEditProductMutation();

  const save = async (values: ProductValues) => {
    const edit = editProductForm(seen, values, image);
    if ([...edit.keys()].length === 0) return onClose();
    edit.append('version', String(seen.version));
    onSaving(true);
    try {
      await editProduct({ id: product.id, form: edit }).unwrap();
      toast.success(t('Product updated!'));
      onClose();
    } catch (failure) {
      const current = staleEditOf(failure) as Product | null;
      if (!current)
        return void toast.error(`❌ ${translateProblem(failure) ?? t('Failed to update product')}`);
      setStale(takeOver(form, labels, { seen, current, hasImage: image !== undefined }));
      setSeen(current);
    } finally {
      onSaving(false);
    }
  };

  return (
    <>
      {kept && !stale && <Alert type="info" showIcon title={t('What you had typed before is here again')} />}
      {stale && <ChangedMeanwhile title="Somebody else has changed this product meanwhile" facts={stale} />}
      <Form
        id={FORM_ID}
        form={form}
        name={FORM_ID}
        layout="vertical"
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={{ ...valuesOf(product), ...kept?.typed }}
        onValuesChange={(_, values) => onChange(values, seen)}
        onFinish={save}
      >
        <ProductFields category={product.category} />
        <ImageField
          label={t('New image')}
          image={image ?? seen.image_url ?? undefined}
          onChoose={(chosen) => {
            setImage(chosen);
            onChange(form.getFieldsValue(true), seen);
          }}
        />
      </Form>
    </>
  );
}

/** Takes over what somebody else has changed where nothing was typed, and tells of all of it. */
function takeOver(
  form: FormInstance<ProductValues>,
  labels: Record<string, string>,
  { seen, current, hasImage }: { seen: Product; current: Product; hasImage: boolean },
): ChangedFact[] {
  const [before, after] = [valuesOf(seen), valuesOf(current)];
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const facts = names.map((name): ChangedFact => {
    const now = after[name]!;
    const typed = String(form.getFieldValue(name) ?? '');
    const isTyped = typed !== before[name] && typed !== now;
    if (!isTyped) form.setFieldValue(name, now);
    return { label: labels[name]!, now, isReplaced: isTyped };
  });
  if (seen.image_url === current.image_url) return facts;
  const image = { label: labels.image!, now: current.image_url, isImage: true, isReplaced: hasImage };
  return [...facts, image];
}
