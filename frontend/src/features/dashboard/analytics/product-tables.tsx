import { Table, type TableColumnsType } from 'antd';
import type { Analytics } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './analytics.module.css';
import { useCategoryName } from './category-name';

type BestSeller = Analytics['best_sellers'][number];
type Scarce = Analytics['low_stock'][number];

/** The products of which the most pieces were sold. */
export function BestSellers({ products }: { products: BestSeller[] }) {
  const { t, money } = useStaffI18n();
  const categoryName = useCategoryName();
  const columns: TableColumnsType<BestSeller> = [
    { title: t('Product'), dataIndex: 'name' },
    { title: t('Category'), dataIndex: 'category', render: categoryName, responsive: ['md'] },
    { title: t('Brand'), dataIndex: 'brand', responsive: ['md'] },
    { title: t('Pieces sold'), dataIndex: 'quantity', align: 'right' },
    { title: t('Revenue'), dataIndex: 'revenue', align: 'right', render: money },
  ];
  return (
    <section id="best-sellers" className={styles.section}>
      <h2>{t('Best sellers')}</h2>
      <Table
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={products}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('Nothing was sold on these days.') }}
      />
    </section>
  );
}

/** What is sold out or nearly so. */
export function LowStock({ products }: { products: Scarce[] }) {
  const { t } = useStaffI18n();
  const categoryName = useCategoryName();
  const columns: TableColumnsType<Scarce> = [
    { title: t('Product'), dataIndex: 'name' },
    { title: t('Category'), dataIndex: 'category', render: categoryName, responsive: ['md'] },
    { title: t('Brand'), dataIndex: 'brand', responsive: ['md'] },
    {
      title: t('In stock'),
      dataIndex: 'available',
      align: 'right',
      render: (available: number) => available || <strong className={styles.bad}>{t('Sold out')}</strong>,
    },
  ];
  return (
    <section id="low-stock" className={styles.section}>
      <h2>{t('Low Stock')}</h2>
      <Table
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={products}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('Nothing is low in stock.') }}
      />
    </section>
  );
}
