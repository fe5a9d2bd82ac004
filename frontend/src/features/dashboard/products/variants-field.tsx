import { Button, Input, Select } from 'antd';
import { useLazyFindProductsToJoinQuery } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageCell } from '../kit/cells';
import {
  MAX_LABEL,
  MAX_VARIANTS,
  variantsOf,
  variantsText,
  withLabels,
  type Variant,
} from './joined-variants';
import styles from './variants-field.module.css';

interface VariantsFieldProps {
  product: Pick<Product, 'id' | 'name' | 'image_url' | 'stock' | 'seller_id'> & { hidden?: boolean };
  /** The form's item passes it. */
  value?: string;
  onChange?: (text: string) => void;
  id?: string;
}

const IMAGE_PX = 40;

const variantOf = ({ id, name, image_url, stock, hidden }: VariantsFieldProps['product']): Variant => ({
  ...{ id, name, image_url, stock, hidden: hidden === true },
  label: '',
});

/** Chooses with which products one is joined, and what tells each from the others. */
export function VariantsField({ product, value = '', onChange, id }: VariantsFieldProps) {
  const { t } = useStaffI18n();
  const variants = variantsOf(value);
  const put = (next: Variant[]) => onChange?.(variantsText(next));
  const add = (added: Variant) =>
    put(withLabels([...(variants.length === 0 ? [variantOf(product)] : variants), added]));
  const remove = (gone: Variant) => {
    const left = variants.filter((one) => one.id !== gone.id);
    put(left.length < 2 ? [] : left);
  };
  return (
    <div className={styles.variants}>
      {variants.length > 0 && (
        <ul className={styles.list}>
          {variants.map((one) => (
            <li key={one.id}>
              <ImageCell src={one.image_url} width={IMAGE_PX} height={IMAGE_PX} name={one.name}>
                {one.hidden && t('Hidden')}
              </ImageCell>
              <Input
                className={styles.label}
                aria-label={t('Label of {name}', { name: one.name })}
                placeholder={t('Such as Black')}
                maxLength={MAX_LABEL}
                value={one.label}
                onChange={({ target }) =>
                  put(
                    variants.map((other) => (other.id === one.id ? { ...one, label: target.value } : other)),
                  )
                }
              />
              <Button
                aria-label={t('Take {name} out', { name: one.name })}
                disabled={one.id === product.id}
                onClick={() => remove(one)}
              >
                ✕
              </Button>
            </li>
          ))}
        </ul>
      )}
      {variants.length < MAX_VARIANTS && (
        <AddProduct
          id={id}
          seller={product.seller_id}
          joined={variants.length === 0 ? [product.id] : variants.map((one) => one.id)}
          onAdd={add}
        />
      )}
    </div>
  );
}

interface AddProductProps {
  id?: string;
  seller: string;
  joined: number[];
  onAdd: (variant: Variant) => void;
}

/** Searches a product of the same seller, and adds it. */
function AddProduct({ id, seller, joined, onAdd }: AddProductProps) {
  const { t } = useStaffI18n();
  const [find, { data: found = [], isFetching }] = useLazyFindProductsToJoinQuery();
  const fitting = found.filter((one) => !joined.includes(one.id));
  return (
    <Select<number>
      id={id}
      aria-label={t('Add a product')}
      className={styles.add}
      loading={isFetching}
      placeholder={t('Search a product to add')}
      notFoundContent={t('Type to search')}
      value={null as unknown as number}
      showSearch={{
        filterOption: false,
        onSearch: (typed) => {
          if (typed.trim()) void find({ q: typed.trim(), seller }, true);
        },
      }}
      options={fitting.map((one) => ({ value: one.id, label: one.name }))}
      onChange={(chosen) => onAdd(variantOf(fitting.find((one) => one.id === chosen)!))}
    />
  );
}
