import { Button, Form, Select } from 'antd';
import { useRef, useState } from 'react';
import { toast } from '../../../lib/toast';
import { errorMessage } from '../../../api/problem';
import { useCreateProductMutation } from '../../../api/products-api';
import type { CategorySlug } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { FileField } from '../shell/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../shell/image-rules';
import { ProductFields } from './product-fields';
import { newProductForm, type ProductValues } from './product-form-data';

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));

/** Adds one product to the shop. */
export function NewProductForm() {
  const [form] = Form.useForm<ProductValues>();
  const [category, setCategory] = useState<CategorySlug>('mouse');
  const [image, setImage] = useState<File>();
  const fileInput = useRef<HTMLInputElement>(null);
  const [createProduct, { isLoading }] = useCreateProductMutation();

  const clear = () => {
    form.resetFields();
    setImage(undefined);
    if (fileInput.current) fileInput.current.value = '';
  };

  const submit = async (values: ProductValues) => {
    if (!image) return toast.error('❌ Image is required');
    try {
      await createProduct(newProductForm(category, values, image)).unwrap();
      toast.success('Product uploaded!');
      clear();
    } catch (error) {
      toast.error(`❌ ${errorMessage(error, 'Upload failed')}`);
    }
  };

  return (
    <Form form={form} layout="vertical" onFinish={submit} disabled={isLoading}>
      <Form.Item label="Category" htmlFor="product-category">
        <Select id="product-category" value={category} options={CATEGORY_OPTIONS} onChange={setCategory} />
      </Form.Item>
      <ProductFields category={category} />
      <FileField
        label="Image"
        accept={IMAGE_TYPES}
        hint={IMAGE_HINT}
        ref={fileInput}
        onFiles={([file]) => setImage(file)}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Upload Product
      </Button>
    </Form>
  );
}
