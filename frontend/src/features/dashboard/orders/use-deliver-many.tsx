import { useState, type ReactNode } from 'react';
import { useDeliverOrdersMutation } from '../../../api/orders-api';
import type { AdminOrder, OrderResult } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ResultsDialog } from '../kit/results';
import { useAct } from '../kit/use-act';

/** Marks many orders as delivered. `refused` shows those for which it failed, and why. */
export function useDeliverMany(): { deliver: (orders: AdminOrder[]) => Promise<void>; refused: ReactNode } {
  const { t } = useStaffI18n();
  const act = useAct();
  const [deliverOrders] = useDeliverOrdersMutation();
  const [refused, setRefused] = useState<OrderResult[]>([]);

  const deliver = async (orders: AdminOrder[]) => {
    const count = orders.length;
    const sent = await act(() => deliverOrders(orders.map(({ id }) => id)).unwrap(), {
      ask: {
        question: t('Mark {count} orders as delivered? The customers get an email.', { count }),
        yes: t('Mark as delivered'),
      },
      done: (results) => t('Delivered: {count}', { count: results.filter(({ ok }) => ok).length }),
      failed: t('Failed to update order'),
    });
    setRefused(sent?.result.filter(({ ok }) => !ok) ?? []);
  };

  const shown = refused.map(({ id, order_number, error, faults }) => ({
    ...{ key: id, name: order_number ?? id, isDone: false, error, faults },
  }));
  return {
    deliver,
    refused: refused.length > 0 && (
      <ResultsDialog
        title={t('Not delivered: {count}', { count: refused.length })}
        results={shown}
        refused="Not done"
        onClose={() => setRefused([])}
      />
    ),
  };
}
