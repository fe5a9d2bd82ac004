import type { ReactNode } from 'react';
import type { AdminOrder } from '../../../api/types';
import styles from './customer-address.module.css';

/** Where an order goes; `phone` is how the number is shown. */
export function CustomerAddress({ order, phone }: { order: AdminOrder; phone: ReactNode }) {
  return (
    <address className={styles.customer}>
      <strong>{order.customer_name}</strong>
      <span>{phone}</span>
      <span>{order.shipping_address}</span>
    </address>
  );
}
