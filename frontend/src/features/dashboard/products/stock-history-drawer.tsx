import { Drawer, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { HISTORY_PAGE_SIZE, useGetStockHistoryQuery } from '../../../api/staff-products-api';
import type { Product, StockChange } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import { shownOf } from '../kit/shown-of';
import { useFocusBack } from '../kit/use-focus-back';
import { useLastPage } from '../kit/use-last-page';
import styles from './products.module.css';

const CAUSES: Record<StockChange['cause'], StaffText> = {
  hold: 'Held for an order',
  sale: 'Sold',
  release: 'Order not paid, back on sale',
  refund: 'Refunded, back on sale',
  staff: 'Set by staff',
};

interface StockHistoryDrawerProps {
  product: Product;
  onClose: () => void;
}

/** How a product's stock changed, the latest first. */
export function StockHistoryDrawer({ product, onClose }: StockHistoryDrawerProps) {
  useFocusBack();
  const { t, moment, translateProblem } = useStaffI18n();
  const [page, setPage] = useState(1);
  const query = useGetStockHistoryQuery({ productId: product.id, page }, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, page, HISTORY_PAGE_SIZE, setPage);

  const columns: TableColumnsType<StockChange> = [
    {
      title: t('What happened'),
      key: 'what',
      render: (_, { cause, changed_at, order_id }) => (
        <div className={styles.names}>
          {t(CAUSES[cause])}
          <small>{moment(changed_at)}</small>
          {order_id && (
            <small>
              {t('Order')} <Link to={`/seller-dashboard/view-all-orders/${order_id}`}>{order_id}</Link>
            </small>
          )}
        </div>
      ),
    },
    { title: t('For sale'), dataIndex: 'available', className: styles.number, render: fromTo },
    { title: t('Held'), dataIndex: 'held', className: styles.number, render: fromTo },
  ];
  return (
    <Drawer open title={t('Stock history of {name}', { name: product.name })} size={560} onClose={onClose}>
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to load the stock history')}
          onRetry={refetch}
        />
      )}
      <ListTable
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={shown?.changes}
        loading={isFetching}
        locale={{ emptyText: t('No changes yet.') }}
        pagination={{
          current: page,
          total: shown?.total ?? 0,
          pageSize: HISTORY_PAGE_SIZE,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
      />
    </Drawer>
  );
}

const fromTo = ({ from, to }: StockChange['held']) => (from === to ? String(to) : `${from} → ${to}`);
