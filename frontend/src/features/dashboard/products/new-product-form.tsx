import { Alert, Button, Form, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useCreateProductMutation } from '../../../api/staff-products-api';
import type { CategorySlug, Product } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { useEditDraft } from '../kit/use-edit-draft';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { ImageField } from './image-field';
import { ProductFields } from './product-fields';
import { newProductForm, valuesOf, type FilledProduct, type ProductImage } from './product-form-data';

interface NewProductFormProps {
  /** The product that this one is a copy of; its image is the copy's until another is chosen. */
  original?: Product;
  onCreated?: () => void;
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds one product to the shop; asks before a half-filled form is left. */
export function NewProductForm({ original, onCreated }: NewProductFormProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const act = useAct();
  const [form] = Form.useForm<FilledProduct>();
  // What has been seen of a product that is not there yet is its category alone.
  const draft = useEditDraft<CategorySlug>('new-product');
  const [kept, setKept] = useState(original ? null : draft.read);
  const [category, setCategory] = useState<CategorySlug>(original?.category ?? kept?.seen ?? 'mouse');
  const [round, setRound] = useState(0);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const [createProduct, { isLoading }] = useCreateProductMutation();
  useUnsavedWarning(isUnsaved);

  // Once what was kept is no longer what the form begins with.
  useEffect(() => {
    if (round > 0) form.resetFields();
  }, [form, round]);

  const clear = () => {
    draft.forget();
    setKept(null);
    setUnsaved(false);
    setRound(round + 1);
  };

  const submit = async (values: FilledProduct) => {
    const created = await act(() => createProduct(newProductForm(category, values, values.image!)).unwrap(), {
      done: t('Product uploaded!'),
      failed: (reason) => `❌ ${reason ?? t('Upload failed')}`,
    });
    if (!created) return;
    clear();
    onCreated?.();
  };

  const keep = ({ image: _, ...texts }: FilledProduct, of = category) => {
    setUnsaved(true);
    if (!original) draft.keep(texts, of);
  };

  const choose = (chosen: CategorySlug) => {
    setCategory(chosen);
    if (isUnsaved) keep(form.getFieldsValue(true), chosen);
  };

  const ownName = (_: unknown, name?: string) =>
    original && name && sameName(name, original.name)
      ? Promise.reject(new Error(t('Give the copy a name of its own')))
      : Promise.resolve();

  const anImage = (_: unknown, image?: ProductImage) =>
    image ? Promise.resolve() : Promise.reject(new Error(t('{field} is required', { field: t('Image') })));

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError={{ block: 'center', focus: true }}
      initialValues={original ? { ...valuesOf(original), image: original.image_url } : kept?.typed}
      onFinish={submit}
      onValuesChange={(_, values) => keep(values)}
      disabled={isLoading}
    >
      {kept && (
        <Alert
          type="info"
          showIcon
          title={t('What you had typed before is here again')}
          action={<Button onClick={clear}>{t('Start afresh')}</Button>}
        />
      )}
      <Form.Item label={t('Category')} htmlFor="product-category">
        <Select
          id="product-category"
          value={category}
          options={CATEGORIES.map(({ slug, label }) => ({ value: slug, label: shop(label) }))}
          onChange={choose}
        />
      </Form.Item>
      <ProductFields category={category} nameRules={[{ validator: ownName }]} />
      <Form.Item
        name="image"
        rules={[{ validator: anImage }]}
        getValueFromEvent={(chosen?: ProductImage) => chosen ?? original?.image_url}
      >
        <ImageField label={t('Image')} isRequired />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Upload Product')}
      </Button>
    </Form>
  );
}
