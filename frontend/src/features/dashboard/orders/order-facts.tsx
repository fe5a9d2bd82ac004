import type { ReactNode } from 'react';
import type { OrderPage } from '../../../api/types';
import { StatusWord } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './orders.module.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Where it goes and, for admins, whose account ordered it. */
export function CustomerFacts({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  return (
    <dl className={styles.facts}>
      <Fact label={t('Ship to')}>
        <address className={styles.customer}>
          <strong>{order.customer_name}</strong>
          <a href={`tel:${order.phone_number.replaceAll(/[^+\d]/g, '')}`}>{order.phone_number}</a>
          <span>{order.shipping_address}</span>
        </address>
      </Fact>
      {order.customer && (
        <Fact label={t('Account')}>
          {order.customer.name}
          <br />
          <a href={`mailto:${order.customer.email}`}>{order.customer.email}</a>
        </Fact>
      )}
    </dl>
  );
}

export function PaymentFacts({ order: { Payment } }: { order: OrderPage }) {
  const { t, moment } = useStaffI18n();
  return (
    <dl className={styles.facts}>
      <Fact label={t('Status')}>
        <StatusWord status={Payment.status} />
      </Fact>
      <Fact label={t('Transaction')}>{Payment.transaction_id ?? '-'}</Fact>
      <Fact label={t('Paid at')}>{moment(Payment.paid_at)}</Fact>
    </dl>
  );
}

export function ShipmentFacts({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  return (
    <dl className={styles.facts}>
      <Fact label={t('Courier')}>{order.courier ?? '-'}</Fact>
      <Fact label={t('Tracking number')}>{order.tracking_number ?? '-'}</Fact>
    </dl>
  );
}
