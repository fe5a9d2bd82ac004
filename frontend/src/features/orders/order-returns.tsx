import { lazy, useState } from 'react';
import { useGetMyReturnsQuery } from '../../api/returns-api';
import type { Order } from '../../api/types';
import { Button } from '../../components/button';
import { Extra } from '../../components/extra';
import { useI18n } from '../../lib/i18n/i18n';
import { OwnReturn } from './own-return';
import styles from './order-returns.module.css';

const ReturnDialog = lazy(() => import('./return-dialog'));

/** The returns of an order that has arrived, with a way to return more of it. */
export default function OrderReturns({
  order,
}: {
  order: Pick<Order, 'id' | 'order_number' | 'status' | 'items'>;
}) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetMyReturnsQuery();
  const returns = data?.returns.filter(({ order_id }) => order_id === order.id) ?? [];
  const isReturnable = data?.returnable.includes(order.id) ?? false;
  if (!isReturnable && returns.length === 0) return null;
  return (
    <section className={styles.returns} aria-label={t('Returns')}>
      {returns.map((one) => (
        <OwnReturn key={one.id} of={one} />
      ))}
      {isReturnable && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('Return something')}
        </Button>
      )}
      {isOpen && (
        <Extra>
          <ReturnDialog order={order} onClose={() => setOpen(false)} />
        </Extra>
      )}
    </section>
  );
}
