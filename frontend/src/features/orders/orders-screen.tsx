import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useGetOpenOrdersQuery } from '../../api/open-orders-api';
import { useGetClosedOrdersQuery, useGetMyOrdersQuery } from '../../api/orders-api';
import type { Receipt } from '../../api/types';
import { Button } from '../../components/button';
import { ColumnPage } from '../../components/column-page';
import { EmptyState } from '../../components/empty-state';
import { ReceiptIcon } from '../../components/icons';
import { LoadError, Note } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { useOrderSearch } from '../../lib/order-search';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { visibleOrders } from '../../lib/paid-orders';
import { OrderReceipt } from './order-receipt';
import { OrderSearch } from './order-search';
import { ReceiptSkeletons } from './receipt-skeletons';

/** What the page was hydrated with is not asked for again. */
const FRESH_SECONDS = 5;

interface OrdersScreenProps {
  /** Whether what is above and below the receipts is still loading: all is shown at once, so that nothing jumps. */
  isWaiting: boolean;
  /** Shown above the receipts. */
  children?: ReactNode;
  below?: ReactNode;
  /** What else can be done with an order that was paid. */
  more?: (order: Receipt) => ReactNode;
}

/** A customer's paid orders, one line each, which open to their receipts; the address may name one, or what is looked for. */
export function OrdersScreen({ isWaiting, children, below, more }: OrdersScreenProps) {
  const { t } = useI18n();
  const { q } = useOrderSearch();
  const { isLoading: isFirstLoading } = useReceipts(1);
  const isLoading = isWaiting || isFirstLoading;
  return (
    <ColumnPage title={t('My Orders & Receipts')} link={<Link to="/logout">{t('Logout')}</Link>}>
      {isLoading && <ReceiptSkeletons />}
      <div hidden={isLoading}>
        {children}
        <Search />
        <Receipts key={q} page={1} more={more} />
        {below}
      </div>
    </ColumnPage>
  );
}

/** The page of all orders, or of those that are looked for. */
function useReceipts(page: number) {
  const { q } = useOrderSearch();
  return useGetMyOrdersQuery(q ? { page, q } : page, { refetchOnMountOrArgChange: FRESH_SECONDS });
}

/** The search, where there is something to choose from. */
function Search() {
  const { q } = useOrderSearch();
  const { data: paid } = useReceipts(1);
  const { data: closed = [] } = useGetClosedOrdersQuery();
  const { data: open = [] } = useGetOpenOrdersQuery();
  return q || (paid?.total ?? 0) + closed.length + open.length > 1 ? <OrderSearch key={q} /> : null;
}

/** A page of receipts, below it the next one once it is asked for. */
function Receipts({ page, more }: { page: number } & Pick<OrdersScreenProps, 'more'>) {
  const { t, translateProblem } = useI18n();
  const { q } = useOrderSearch();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const { currentData: data, error, refetch } = useReceipts(page);
  if (error)
    return <LoadError message={translateProblem(error) ?? t('Failed to fetch orders')} onRetry={refetch} />;
  if (!data) return (page > 1 || q) && <Note>{t('Loading orders...')}</Note>;
  const orders = visibleOrders(data.orders);
  if (orders.length === 0 && !(page < data.totalPages)) {
    if (page > 1) return null;
    return q ? <Note>{t('No paid order was found for “{q}”.', { q })}</Note> : <NoOrders />;
  }
  const isOnlyOne = page === 1 && orders.length === 1 && data.totalPages <= 1;
  const isNamed = ({ id, order_number }: Receipt) =>
    isHydrated && (hash === `#${order_number}` || hash === `#${id}`);
  return (
    <>
      {page > 1 && <FocusHere label={t('Older orders')} />}
      {orders.map((order) => (
        <OrderReceipt key={order.id} order={order} isOpenAtFirst={isOnlyOne || isNamed(order)}>
          {more?.(order)}
        </OrderReceipt>
      ))}
      {isOpen && <Receipts page={page + 1} more={more} />}
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
