import { Alert, Button, Form, Select } from 'antd';
import { useEffect, useState } from 'react';
import { toast } from '../../../lib/toast';
import { useCreateProductMutation } from '../../../api/staff-products-api';
import type { CategorySlug, Product } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { useNewProductDraft } from './new-product-draft';
import { ImageField } from './image-field';
import { ProductFields } from './product-fields';
import { newProductForm, valuesOf, type ProductImage, type ProductValues } from './product-form-data';

interface NewProductFormProps {
  /** The product that this one is a copy of; its image is the copy's until another is chosen. */
  original?: Product;
  onCreated?: () => void;
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds one product to the shop; asks before a half-filled form is left. */
export function NewProductForm({ original, onCreated }: NewProductFormProps) {
  const { t, translateProblem } = useStaffI18n();
  const { t: shop } = useI18n();
  const [form] = Form.useForm<ProductValues>();
  const draft = useNewProductDraft();
  const [kept, setKept] = useState(original ? null : draft.read);
  const [category, setCategory] = useState<CategorySlug>(original?.category ?? kept?.category ?? 'mouse');
  const [image, setImage] = useState<ProductImage | undefined>(original?.image_url);
  const [isImageMissing, setImageMissing] = useState(false);
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
    setImage(undefined);
    setUnsaved(false);
    setRound(round + 1);
  };

  const submit = async (values: ProductValues) => {
    if (!image) return setImageMissing(true);
    try {
      await createProduct(newProductForm(category, values, image)).unwrap();
      toast.success(t('Product uploaded!'));
      clear();
      onCreated?.();
    } catch (error) {
      toast.error(`❌ ${translateProblem(error) ?? t('Upload failed')}`);
    }
  };

  const keep = (values: ProductValues, of = category) => {
    setUnsaved(true);
    if (!original) draft.keep({ category: of, values });
  };

  const choose = (chosen: CategorySlug) => {
    setCategory(chosen);
    if (isUnsaved) keep(form.getFieldsValue(true), chosen);
  };

  const ownName = (_: unknown, name?: string) =>
    original && name && sameName(name, original.name)
      ? Promise.reject(new Error(t('Give the copy a name of its own')))
      : Promise.resolve();

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError={{ block: 'center', focus: true }}
      initialValues={original ? valuesOf(original) : kept?.values}
      onFinish={submit}
      onFinishFailed={() => setImageMissing(!image)}
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
      <ImageField
        key={round}
        label={t('Image')}
        isRequired
        fault={isImageMissing ? t('{field} is required', { field: t('Image') }) : undefined}
        image={image}
        onChoose={(chosen) => {
          setImage(chosen ?? original?.image_url);
          setImageMissing(false);
          setUnsaved(true);
        }}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Upload Product')}
      </Button>
    </Form>
  );
}
