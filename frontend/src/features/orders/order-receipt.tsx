import type { Order } from '../../api/types';
import { Note } from '../../components/notices';
import { OrderStatus } from '../../components/order-status';
import { Totals } from '../../components/totals';
import { formatMoment } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { orderFigures, unitPrice } from '../../lib/order-figures';
import styles from './order-receipt.module.css';

/** One order with what was bought, what was charged and how it was paid. */
export function OrderReceipt({ order }: { order: Order }) {
  return (
    <article className={styles.receipt} aria-label={`Order ${order.id}`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.id}>Order {order.id}</h2>
          <p className={styles.date}>{formatMoment(order.created_at)}</p>
        </div>
        <OrderStatus status={order.status} />
      </header>
      <OrderLines order={order} />
      <Totals {...orderFigures(order)} />
      <PaymentFacts order={order} />
    </article>
  );
}

function OrderLines({ order }: { order: Order }) {
  if (order.items.length === 0) return <Note>No products in this order.</Note>;
  return (
    <ul className={styles.lines}>
      {order.items.map((item) => (
        <li key={item.id} className={styles.line}>
          <span className={styles.name}>{item.product.name}</span>
          <span>
            {item.quantity} × {formatMoney(unitPrice(item))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PaymentFacts({ order: { Payment, courier, tracking_number } }: { order: Order }) {
  return (
    <dl className={styles.facts}>
      {Payment && (
        <>
          <Fact label="Payment" value={Payment.status} />
          <Fact label="Transaction" value={Payment.transaction_id ?? '-'} />
          <Fact label="Paid at" value={formatMoment(Payment.paid_at)} />
        </>
      )}
      {tracking_number && <Fact label={courier ?? 'Tracking number'} value={tracking_number} />}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
