import type { ReactNode } from 'react';
import { type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { Analytics } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { ListTable } from '../kit/list-table';
import styles from './product-tables.module.css';
import { useCategoryName } from '../kit/use-category-name';

type BestSeller = Analytics['best_sellers'][number];
type Scarce = Analytics['low_stock'][number];

/** The products of which the most pieces were sold. */
export function BestSellers({ products }: { products: BestSeller[] }) {
  const { t, money } = useStaffI18n();
  return (
    <ProductTable
      id="best-sellers"
      title={t('Best sellers')}
      products={products}
      nothing={t('Nothing was sold on these days.')}
      figures={[
        { title: t('Pieces sold'), dataIndex: 'quantity', align: 'right' },
        { title: t('Revenue'), dataIndex: 'revenue', align: 'right', render: money },
        ...(products.some(({ profit }) => profit !== null)
          ? [{ title: t('Gross profit'), dataIndex: 'profit', align: 'right' as const, render: money }]
          : []),
      ]}
    />
  );
}

/** The products with the lowest stock; if there are more, how many, and a link to the stock report. */
export function LowStock({ products, total }: { products: Scarce[]; total: number }) {
  const { t } = useStaffI18n();
  const left = (available: number) => available || <strong className={styles.none}>{t('Sold out')}</strong>;
  return (
    <ProductTable
      id="low-stock"
      title={t('Low Stock')}
      products={products}
      nothing={t('Nothing is low in stock.')}
      figures={[{ title: t('In stock'), dataIndex: 'available', align: 'right', render: left }]}
    >
      {total > products.length && (
        <Hint>
          {t('{shown} of {total} products that are low in stock.', { shown: products.length, total })}{' '}
          <Link to="/seller-dashboard/reports/stock">{t('See them all in the stock report')}</Link>
        </Hint>
      )}
    </ProductTable>
  );
}

interface ProductTableProps<Product> {
  /** The table's id, for links to it. */
  id: string;
  title: string;
  products: Product[];
  figures: TableColumnsType<Product>;
  /** Shown when there is no product. */
  nothing: string;
  /** Shown below the table. */
  children?: ReactNode;
}

/** Products by name, category and brand, with figures of each. */
function ProductTable<Product extends BestSeller | Scarce>(props: ProductTableProps<Product>) {
  const { id, title, products, figures, nothing, children } = props;
  const { t } = useStaffI18n();
  const categoryName = useCategoryName();
  const columns: TableColumnsType<Product> = [
    {
      title: t('Product'),
      dataIndex: 'name',
      render: (name: string, { id: product }) => (
        <Link to={`/seller-dashboard/products/${product}`}>{name}</Link>
      ),
    },
    { title: t('Category'), dataIndex: 'category', render: categoryName, responsive: ['md'] },
    { title: t('Brand'), dataIndex: 'brand', responsive: ['md'] },
    ...figures,
  ];
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      <ListTable
        rowKey="id"
        columns={columns}
        dataSource={products}
        pagination={false}
        locale={{ emptyText: nothing }}
      />
      {children}
    </section>
  );
}
