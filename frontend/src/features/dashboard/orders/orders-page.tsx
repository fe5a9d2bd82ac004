import { Button } from 'antd';
import { useState } from 'react';
import { useGetAdminOrderPagesInfiniteQuery } from '../../../api/orders-api';
import { errorMessage } from '../../../api/problem';
import { LoadError, Note } from '../../../components/notices';
import { dedupeById } from '../../../lib/dedupe-by-id';
import { PageHead } from '../shell/page-head';
import { AdminOrderCard } from './admin-order-card';
import { ShipModal } from './ship-modal';

export default function OrdersPage({ isAdmin }: { isAdmin: boolean }) {
  const query = useGetAdminOrderPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [shippedId, setShippedId] = useState<string | null>(null);
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const orders = dedupeById(data?.pages.flat() ?? []);
  return (
    <>
      <PageHead title="All Orders" />
      {!data && !error && <Note>Loading orders...</Note>}
      {data && orders.length === 0 && <Note>No orders yet.</Note>}
      {orders.map((order) => (
        <AdminOrderCard
          key={order.id}
          order={order}
          isAdmin={isAdmin}
          onShip={() => setShippedId(order.id)}
        />
      ))}
      {error && (
        <LoadError
          message={errorMessage(error, 'Failed to fetch orders')}
          onRetry={() => void query.refetch()}
        />
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load More
        </Button>
      )}
      {shippedId && <ShipModal orderId={shippedId} onClose={() => setShippedId(null)} />}
    </>
  );
}
