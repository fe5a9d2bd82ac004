import { Button, Form, Select } from 'antd';
import type { Product } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DraftNotice } from '../kit/draft-notice';
import { TO_FAULT } from '../kit/to-fault';
import { ImagesField, useImageRule } from './images-field';
import { PlaceFields } from './place-fields';
import { ProductFields } from './product-fields';
import type { FilledProduct } from './product-form-data';
import { useFieldLabels } from './use-field-labels';
import { useNewProduct } from './use-new-product';

interface NewProductFormProps {
  /** The product to copy; the copy has its image until another one is chosen. */
  original?: Product;
  onCreated?: () => void;
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds one product to the shop. */
export function NewProductForm({ original, onCreated }: NewProductFormProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const product = useNewProduct(original, onCreated);
  const labels = useFieldLabels(product.category);
  const imageRule = useImageRule(t('Image'), true);

  const ownName = (_: unknown, name?: string) =>
    original && name && sameName(name, original.name)
      ? Promise.reject(new Error(t('Give the copy a name of its own')))
      : Promise.resolve();

  return (
    <Form<FilledProduct>
      noValidate
      form={product.form}
      layout="vertical"
      scrollToFirstError={TO_FAULT}
      initialValues={product.begun}
      onFinish={product.submit}
      onValuesChange={(_, values) => product.keep(values)}
      disabled={product.isSending}
    >
      {product.isKept && <DraftNotice onDiscard={product.startAfresh} />}
      <Form.Item label={t('Category')} htmlFor="product-category">
        <Select
          id="product-category"
          value={product.category}
          options={CATEGORIES.map(({ slug, label }) => ({ value: slug, label: shop(label) }))}
          onChange={product.choose}
        />
      </Form.Item>
      <ProductFields category={product.category} nameRules={[{ validator: ownName }]} />
      <PlaceFields labels={labels} />
      <Form.Item name="images" rules={[imageRule]}>
        <ImagesField label={t('Image')} isRequired />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={product.isSending}>
        {t('Upload Product')}
      </Button>
    </Form>
  );
}
