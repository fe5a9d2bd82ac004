import { Checkbox, Tag, type TableColumnsType } from 'antd';
import type { Product } from '../../../api/types';
import { findCategory } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageCell } from '../kit/cells';
import { ListTable } from '../kit/list-table';
import { BAD } from '../kit/tag-colors';
import { ProductActions } from './product-actions';
import styles from './product-table.module.css';

interface ProductTableProps {
  products: Product[];
  isLoading: boolean;
  emptyText: string;
  chosenIds: number[];
  onChoose: (ids: number[]) => void;
  onEdit: (product: Product) => void;
  onHistory: (product: Product) => void;
}

/** A stock up to this number is shown as low. */
const LOW_STOCK = 5;

/** The loaded products, to be edited one by one or chosen for one change to all of them. */
export function ProductTable({ products, isLoading, emptyText, ...rest }: ProductTableProps) {
  const { t, money } = useStaffI18n();
  const { t: shop } = useI18n();
  const { chosenIds, onChoose, onEdit, onHistory } = rest;
  const columns: TableColumnsType<Product> = [
    { title: t('Product'), key: 'product', render: (_, product) => <NameCell product={product} /> },
    {
      title: t('Category'),
      dataIndex: 'category',
      render: (slug: Product['category']) => shop(findCategory(slug)!.label),
    },
    { title: t('Brand'), dataIndex: ['brand', 'name'] },
    {
      title: t('Price'),
      dataIndex: 'price',
      align: 'right',
      className: styles.number,
      render: (price: number) => money(price),
    },
    { title: t('Stock'), dataIndex: 'stock', render: (stock: number) => <StockCell stock={stock} /> },
    { title: t('Sold'), dataIndex: 'sold', align: 'right' },
    {
      title: t('Actions'),
      key: 'actions',
      render: (_, product) => <ProductActions product={product} onEdit={onEdit} onHistory={onHistory} />,
    },
  ];
  const isAll = products.length > 0 && chosenIds.length === products.length;
  return (
    <>
      {/* Not in the table's head, which antd repeats in a hidden row, where the checkbox could get the focus. */}
      <Checkbox
        className={styles.all}
        checked={isAll}
        indeterminate={chosenIds.length > 0 && !isAll}
        disabled={products.length === 0}
        onChange={() => onChoose(isAll ? [] : products.map(({ id }) => id))}
      >
        {t('Choose all shown')}
      </Checkbox>
      <ListTable
        rowKey="id"
        columns={columns}
        dataSource={products}
        loading={isLoading}
        pagination={false}
        locale={{ emptyText }}
        rowSelection={{
          hideSelectAll: true,
          columnTitle: <span className="visually-hidden">{t('Chosen')}</span>,
          selectedRowKeys: chosenIds,
          onChange: (keys) => onChoose(keys.map(Number)),
          getCheckboxProps: ({ name }) => ({ 'aria-label': t('Choose {name}', { name }) }),
        }}
      />
    </>
  );
}

function NameCell({ product: { name, name_km, image_url } }: { product: Product }) {
  return (
    <ImageCell src={image_url} width={64} height={54} name={name}>
      {name_km && (
        <span lang="km" className={styles.khmer}>
          {name_km}
        </span>
      )}
    </ImageCell>
  );
}

function StockCell({ stock }: { stock: number }) {
  const { t } = useStaffI18n();
  if (stock === 0) return <Tag color={BAD}>{t('Sold out')}</Tag>;
  if (stock <= LOW_STOCK) return <Tag>{t('{count} left', { count: stock })}</Tag>;
  return stock;
}
