import { useState } from 'react';
import { useGetAlertsQuery } from '../../../api/notifications-api';
import type { AdminOrderList } from '../../../api/types';
import { useMay } from '../kit/may';

/** Alerts are live; this is for when their stream is broken. */
const POLL_MS = 60_000;

interface Listed {
  data?: AdminOrderList;
  /** When the list was answered. */
  fulfilledTimeStamp?: number;
}

/** How many orders were paid since the list was answered, by the newest alerts; 0 for those who get none. */
export function useNewOrders({ data, fulfilledTimeStamp: listedAt }: Listed): number {
  const sells = useMay()('sell');
  const search = { kind: 'order', unread: '', page: 1 };
  const { data: { alerts } = {} } = useGetAlertsQuery(search, {
    pollingInterval: POLL_MS,
    skip: !sells,
  });
  const [seen, setSeen] = useState({ listedAt: 0, alert: 0 });
  if (alerts && listedAt && listedAt !== seen.listedAt) setSeen({ listedAt, alert: alerts[0]?.id ?? 0 });
  if (!alerts || !listedAt) return 0;
  // An alert comes a little later than its order, which the list may show already.
  const shown = new Set(data?.orders.flatMap(({ id, status }) => (status === 'pending' ? [] : id)));
  return alerts.filter(
    ({ id, what, facts }) => what === 'order.paid' && id > seen.alert && !shown.has(facts.order_id ?? ''),
  ).length;
}
