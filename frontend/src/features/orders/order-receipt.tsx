import type { Receipt } from '../../api/types';
import { OrderStatus } from '../../components/order-status';
import { useI18n } from '../../lib/i18n/i18n';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';
import styles from './order-receipt.module.css';
import { PrintReceipt } from './print-receipt';
import { ReceiptCard } from './receipt-card';
import { ReceiptFacts } from './receipt-facts';
import { ReceiptTimeline } from './receipt-timeline';

/** One order with its products, totals, payment and delivery. */
export function OrderReceipt({ order }: { order: Receipt }) {
  const { t, moment } = useI18n();
  const name = t('Order {id}', { id: order.order_number });
  return (
    <ReceiptCard name={name}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.id}>{name}</h2>
          <p className={styles.date}>{moment(order.created_at)}</p>
        </div>
        <OrderStatus status={order.status} />
      </header>
      <OrderLines order={order} />
      <OrderTotals order={order} />
      <ReceiptTimeline order={order} />
      <ReceiptFacts order={order} />
      <PrintReceipt order={order} />
    </ReceiptCard>
  );
}
