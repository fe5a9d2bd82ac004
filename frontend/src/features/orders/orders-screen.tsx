import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetMyOrdersQuery } from '../../api/orders-api';
import { Button } from '../../components/button';
import { ColumnPage } from '../../components/column-page';
import { EmptyState } from '../../components/empty-state';
import { ReceiptIcon } from '../../components/icons';
import { LoadError, Note } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { visibleOrders } from '../../lib/paid-orders';
import { OrderReceipt } from './order-receipt';
import { ReceiptSkeletons } from './receipt-skeletons';

interface OrdersScreenProps {
  /** Whether what is above and below the receipts is still loading: all is shown at once, so that nothing jumps. */
  isWaiting: boolean;
  /** Shown above the receipts. */
  children?: ReactNode;
  below?: ReactNode;
}

/** A customer's paid orders with their receipts. */
export function OrdersScreen({ isWaiting, children, below }: OrdersScreenProps) {
  const { t } = useI18n();
  const { isLoading: isFirstLoading } = useReceipts(1);
  const isLoading = isWaiting || isFirstLoading;
  return (
    <ColumnPage title={t('My Orders & Receipts')} link={<Link to="/logout">{t('Logout')}</Link>}>
      {isLoading && <ReceiptSkeletons />}
      <div hidden={isLoading}>
        {children}
        <Receipts page={1} />
        {below}
      </div>
    </ColumnPage>
  );
}

const useReceipts = (page: number) => useGetMyOrdersQuery(page, { refetchOnMountOrArgChange: true });

/** A page of receipts, below it the next one once it is asked for. */
function Receipts({ page }: { page: number }) {
  const { t, translateProblem } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useReceipts(page);
  if (error)
    return <LoadError message={translateProblem(error) ?? t('Failed to fetch orders')} onRetry={refetch} />;
  if (!data) return page > 1 && <Note>{t('Loading orders...')}</Note>;
  const orders = visibleOrders(data.orders);
  if (orders.length === 0 && !(page < data.totalPages)) return page === 1 && <NoOrders />;
  return (
    <>
      {page > 1 && <FocusHere label={t('Older orders')} />}
      {orders.map((order) => (
        <OrderReceipt key={order.id} order={order} />
      ))}
      {isOpen && <Receipts page={page + 1} />}
      {!isOpen && page < data.totalPages && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('Show older orders')}
        </Button>
      )}
    </>
  );
}

/** Takes the focus of the button that has gone, before what it has brought. */
function FocusHere({ label }: { label: string }) {
  const here = useRef<HTMLHeadingElement>(null);
  useEffect(() => here.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={here} tabIndex={-1} className="visually-hidden">
      {label}
    </h2>
  );
}

function NoOrders() {
  const { t } = useI18n();
  return <EmptyState icon={<ReceiptIcon size={40} />} words={t("You haven't completed any payments yet.")} />;
}
