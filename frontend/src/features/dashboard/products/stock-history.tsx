import { Link } from 'react-router-dom';
import { HISTORY_PAGE_SIZE, useGetStockHistoryQuery } from '../../../api/staff-products-api';
import type { Product, StockChange } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { OrderLink } from '../kit/order-link';
import { SideSheet } from '../kit/dialog';
import { auditLogOf } from '../kit/audit-log-link';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { useListState } from '../kit/use-list-address';
import { CostHistory } from './cost-history';
import { ExportBuyers } from './export-buyers';
import styles from './stock-history.module.css';
import { REASON_WORDS } from './typed-cell';

const CAUSES: Record<StockChange['cause'], StaffText> = {
  hold: 'Held for an order',
  sale: 'Sold',
  release: 'Order not paid, back on sale',
  came_back: 'Came back, back on sale',
  returned: 'Returned, back on sale',
  sent_again: 'Sent again',
  refund: 'Refunded, back on sale',
  staff: 'Set by staff',
};

/** The changes of a product's stock, latest first. */
export function StockHistory({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useStaffI18n();
  const may = useMay();
  const place = useListState();
  const { page } = place.search;
  const query = useGetStockHistoryQuery({ productId: product.id, page }, { refetchOnMountOrArgChange: true });
  const list = useList(query, place, HISTORY_PAGE_SIZE);
  const columns: ListColumn<StockChange>[] = [
    { title: t('What happened'), key: 'what', render: (_, change) => <CauseCell change={change} /> },
    {
      title: t('For sale'),
      dataIndex: 'available',
      card: 'named',
      className: styles.number,
      render: fromTo,
    },
    { title: t('Held'), dataIndex: 'held', card: 'named', className: styles.number, render: fromTo },
  ];
  return (
    <SideSheet title={t('Stock history of {name}', { name: product.name })} size={560} onClose={onClose}>
      {may('manage') && (
        <p>
          <Link to={auditLogOf({ product: String(product.id) })}>{t('History in the audit log')}</Link>
        </p>
      )}
      <PagedTable
        list={list}
        rows={({ changes }) => changes}
        columns={columns}
        failed={t('Failed to load the stock history')}
        nothing={t('No changes yet.')}
      />
      {may('sell') && <CostHistory id={product.id} />}
      {may('manage') && <ExportBuyers id={product.id} />}
    </SideSheet>
  );
}

function CauseCell({
  change: { cause, reason, by, changed_at, order_id, order_number },
}: {
  change: StockChange;
}) {
  const { t, moment } = useStaffI18n();
  return (
    <div className={styles.cause}>
      {t(reason ? REASON_WORDS[reason] : CAUSES[cause])}
      <small>
        {moment(changed_at)}
        {by && `, ${by}`}
      </small>
      {order_id && (
        <small>
          {t('Order')} <OrderLink id={order_id} number={order_number} />
        </small>
      )}
    </div>
  );
}

const fromTo = ({ from, to }: StockChange['held']) => (from === to ? String(to) : `${from} → ${to}`);
