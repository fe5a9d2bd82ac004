import { Button, Space } from 'antd';
import { toast } from '../../../lib/toast';
import { useDeleteProductMutation } from '../../../api/products-api';
import type { Product } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { formatMoney } from '../../../lib/money';
import { toastFailure } from '../../../lib/toast-failure';
import { useMayChange } from '../shell/staff';
import styles from './product-list.module.css';

interface ProductRowProps {
  product: Product;
  onEdit: () => void;
}

/** One product of the list with the buttons that edit and delete it. */
export function ProductRow({ product, onEdit }: ProductRowProps) {
  const mayChange = useMayChange(product);
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();

  const remove = async () => {
    if (!window.confirm(`Delete ${product.name}?`)) return;
    try {
      await deleteProduct(product.id).unwrap();
      toast.success('Product deleted');
    } catch (error) {
      toastFailure('Failed to delete product', error);
    }
  };

  return (
    <li className={styles.row}>
      <Picture src={product.image_url} alt="" width={64} height={54} />
      <div className={styles.text}>
        <strong>{product.name}</strong>
        <span>
          {product.brand.name}, {product.category}
        </span>
        <span>
          {formatMoney(product.price)}, {product.stock} in stock
        </span>
      </div>
      {mayChange && (
        <Space>
          <Button onClick={onEdit} aria-label={`Edit ${product.name}`}>
            Edit
          </Button>
          <Button
            danger
            loading={isLoading}
            onClick={() => void remove()}
            aria-label={`Delete ${product.name}`}
          >
            Delete
          </Button>
        </Space>
      )}
    </li>
  );
}
