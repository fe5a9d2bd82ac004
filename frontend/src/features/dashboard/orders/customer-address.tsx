import type { ReactNode } from 'react';
import type { AdminOrder } from '../../../api/types';
import styles from './customer-address.module.css';

/** The address of an order; `phone` is the phone number as it is shown. */
export function CustomerAddress({ order, phone }: { order: AdminOrder; phone: ReactNode }) {
  return (
    <address className={styles.customer}>
      <span className={styles.who}>
        <strong title={order.customer_name}>{order.customer_name}</strong>
        <span>{phone}</span>
      </span>
      <span title={order.shipping_address}>{order.shipping_address}</span>
    </address>
  );
}
