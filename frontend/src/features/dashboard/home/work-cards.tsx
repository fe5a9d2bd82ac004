import {
  useCountLowStockQuery,
  useCountPendingReviewsQuery,
  useCountWaitingQuestionsQuery,
} from '../../../api/home-api';
import { useGetOrderCountsQuery } from '../../../api/orders-api';
import { useGetUnreadCountQuery } from '../../../api/notifications-api';
import type { OrderCounts } from '../../../api/types';
import { CountCard, FRESH } from './count-card';

const BASE = '/seller-dashboard';

const upToMost = (count: number, { most }: OrderCounts) => (count < most ? String(count) : `${most - 1}+`);
const some = (count: number) => count > 0;

export function ToShipCard() {
  return (
    <CountCard<OrderCounts>
      label="To ship"
      to={`${BASE}/view-all-orders?status=paid`}
      query={useGetOrderCountsQuery(undefined, FRESH)}
      figure={(counts) => upToMost(counts.paid, counts)}
      isPressing={({ paid }) => paid > 0}
    />
  );
}

/** Cash orders that nobody has confirmed by phone; nothing where none waits, as in shops that take no cash. */
export function ToCallCard() {
  const query = useGetOrderCountsQuery(undefined, FRESH);
  if (!query.data?.to_call) return null;
  return (
    <CountCard<OrderCounts>
      label="To call"
      to={`${BASE}/view-all-orders?status=to-call`}
      query={query}
      figure={(counts) => upToMost(counts.to_call, counts)}
      isPressing={({ to_call }) => to_call > 0}
    />
  );
}

export function UnpaidCard() {
  return (
    <CountCard<OrderCounts>
      label="Waiting for payment"
      to={`${BASE}/view-all-orders?status=pending`}
      query={useGetOrderCountsQuery(undefined, FRESH)}
      figure={(counts) => upToMost(counts.pending, counts)}
    />
  );
}

/** `seller` is the id of the seller whose products are counted; empty for all. */
export function LowStockCard({ seller }: { seller: string }) {
  return (
    <CountCard
      label="Few left in stock"
      to={`${BASE}/products?stock=low`}
      query={useCountLowStockQuery(seller, FRESH)}
      figure={String}
      isPressing={some}
    />
  );
}

export function ReviewsCard() {
  return (
    <CountCard
      label="Reviews to approve"
      to={`${BASE}/reviews/pending`}
      query={useCountPendingReviewsQuery(undefined, FRESH)}
      figure={String}
      isPressing={some}
    />
  );
}

export function QuestionsCard() {
  return (
    <CountCard
      label="Questions to answer"
      to={`${BASE}/questions/waiting`}
      query={useCountWaitingQuestionsQuery(undefined, FRESH)}
      figure={String}
      isPressing={some}
    />
  );
}

export function AlertsCard() {
  return (
    <CountCard
      label="Unread alerts"
      to={`${BASE}/notifications?unread=true`}
      query={useGetUnreadCountQuery()}
      figure={String}
      isPressing={some}
    />
  );
}
