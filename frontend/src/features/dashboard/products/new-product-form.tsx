import { Button, Form, Select } from 'antd';
import { useRef, useState } from 'react';
import { toast } from '../../../lib/toast';
import { errorMessage } from '../../../api/problem';
import { useCreateProductMutation } from '../../../api/staff-products-api';
import type { CategorySlug, Product } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FileField } from '../shell/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../shell/image-rules';
import { useUnsavedWarning } from '../shell/use-unsaved-warning';
import { pictureOf } from './picture-of';
import { ProductFields } from './product-fields';
import { newProductForm, valuesOf, type ProductValues } from './product-form-data';
import styles from './products.module.css';

interface NewProductFormProps {
  /** The product that this one is a copy of; its picture is the copy's until another is chosen. */
  original?: Product;
  onCreated?: () => void;
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds one product to the shop; asks before a half-filled form is left. */
export function NewProductForm({ original, onCreated }: NewProductFormProps) {
  const { t, said } = useStaffI18n();
  const { t: shop } = useI18n();
  const [form] = Form.useForm<ProductValues>();
  const [category, setCategory] = useState<CategorySlug>(original?.category ?? 'mouse');
  const [image, setImage] = useState<File>();
  const [isUnsaved, setUnsaved] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const [createProduct, { isLoading }] = useCreateProductMutation();
  useUnsavedWarning(isUnsaved);

  const clear = () => {
    form.resetFields();
    setImage(undefined);
    setUnsaved(false);
    if (fileInput.current) fileInput.current.value = '';
  };

  const submit = async (values: ProductValues) => {
    if (!image && !original) return toast.error(`❌ ${said('Image is required')}`);
    try {
      const picture = image ?? (await pictureOf(original!));
      await createProduct(newProductForm(category, values, picture)).unwrap();
      toast.success(t('Product uploaded!'));
      clear();
      onCreated?.();
    } catch (error) {
      toast.error(`❌ ${said(errorMessage(error, t('Upload failed')))}`);
    }
  };

  const ownName = (_: unknown, name?: string) =>
    original && name && sameName(name, original.name)
      ? Promise.reject(new Error(t('Give the copy a name of its own')))
      : Promise.resolve();

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={original && valuesOf(original)}
      onFinish={submit}
      onValuesChange={() => setUnsaved(true)}
      disabled={isLoading}
    >
      <Form.Item label={t('Category')} htmlFor="product-category">
        <Select
          id="product-category"
          value={category}
          options={CATEGORIES.map(({ slug, label }) => ({ value: slug, label: shop(label) }))}
          onChange={setCategory}
        />
      </Form.Item>
      <ProductFields category={category} nameRules={[{ validator: ownName }]} />
      {original && !image && (
        <div className={styles.copied}>
          <Picture src={original.image_url} alt="" width={96} height={81} />
          <span>{t('This picture is used unless another is chosen.')}</span>
        </div>
      )}
      <FileField
        label={t('Image')}
        accept={IMAGE_TYPES}
        hint={t(IMAGE_HINT)}
        ref={fileInput}
        onFiles={([file]) => {
          setImage(file);
          setUnsaved(true);
        }}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Upload Product')}
      </Button>
    </Form>
  );
}
