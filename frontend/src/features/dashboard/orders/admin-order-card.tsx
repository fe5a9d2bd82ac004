import { Card } from 'antd';
import type { AdminOrder } from '../../../api/types';
import { Note } from '../../../components/notices';
import { OrderStatus } from '../../../components/order-status';
import { Picture } from '../../../components/picture';
import { formatMoment } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { unitPrice } from '../../../lib/order-figures';
import styles from './admin-order-card.module.css';
import { OrderActions } from './order-actions';

interface AdminOrderCardProps {
  order: AdminOrder;
  isAdmin: boolean;
  onShip: () => void;
}

/** One order with its customer and lines; admins get the buttons that move it on. */
export function AdminOrderCard({ order, isAdmin, onShip }: AdminOrderCardProps) {
  return (
    <Card
      className={styles.card}
      size="small"
      title={`Order ${order.id}`}
      extra={<OrderStatus status={order.status} />}
    >
      <CustomerFacts order={order} />
      <OrderLines order={order} />
      <p className={styles.total}>Total: {formatMoney(order.total_price)}</p>
      {isAdmin && <OrderActions order={order} onShip={onShip} />}
    </Card>
  );
}

function CustomerFacts({ order }: { order: AdminOrder }) {
  return (
    <address className={styles.customer}>
      <strong>{order.customer_name}</strong>
      <span>{order.phone_number}</span>
      <span>{order.shipping_address}</span>
      <span>{formatMoment(order.created_at)}</span>
      {order.tracking_number && (
        <span>
          {order.courier} {order.tracking_number}
        </span>
      )}
    </address>
  );
}

function OrderLines({ order: { items } }: { order: AdminOrder }) {
  if (items.length === 0) return <Note>No products in this order.</Note>;
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.id} className={styles.line}>
          <Picture src={item.product.image_url} alt="" width={48} height={40} />
          <span className={styles.name}>{item.product.name}</span>
          <span>
            {item.quantity} × {formatMoney(unitPrice(item))}
          </span>
        </li>
      ))}
    </ul>
  );
}
