import { Form, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../../lib/toast';
import { errorMessage } from '../../../api/problem';
import { useEditProductMutation, useGetProductQuery } from '../../../api/products-api';
import type { Product } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { FileField } from '../shell/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../shell/image-rules';
import { ProductFields } from './product-fields';
import { editProductForm, valuesOf, type ProductValues } from './product-form-data';

interface EditProductModalProps {
  productId: number;
  onClose: () => void;
}

const FORM_ID = 'edit-product';

/** Edits one product as the server has it now. */
export function EditProductModal({ productId, onClose }: EditProductModalProps) {
  const query = useGetProductQuery(productId, { refetchOnMountOrArgChange: true });
  const { currentData: product, error, isFetching, refetch } = query;
  const [editProduct, { isLoading }] = useEditProductMutation();

  const save = async (form: FormData) => {
    if ([...form.keys()].length === 0) return onClose();
    try {
      await editProduct({ id: productId, form }).unwrap();
      toast.success('Product updated!');
      onClose();
    } catch (failure) {
      toast.error(`❌ ${errorMessage(failure, 'Failed to update product')}`);
    }
  };

  return (
    <Modal
      open
      title="Edit product"
      okText="Save"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, disabled: !product }}
      confirmLoading={isLoading}
      onCancel={onClose}
      width={720}
    >
      {error && <LoadError message={errorMessage(error, 'Failed to load products')} onRetry={refetch} />}
      {isFetching && <Note>Loading product...</Note>}
      {product && !isFetching && !error && <EditForm product={product} onSave={save} />}
    </Modal>
  );
}

function EditForm({ product, onSave }: { product: Product; onSave: (form: FormData) => Promise<void> }) {
  const [image, setImage] = useState<File>();
  const submit = (values: ProductValues) => onSave(editProductForm(product, values, image));
  return (
    <Form id={FORM_ID} name={FORM_ID} layout="vertical" initialValues={valuesOf(product)} onFinish={submit}>
      <ProductFields category={product.category} />
      <FileField
        label="New image"
        accept={IMAGE_TYPES}
        hint={IMAGE_HINT}
        onFiles={([file]) => setImage(file)}
      />
    </Form>
  );
}
