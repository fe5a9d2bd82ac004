import type { ReactNode } from 'react';
import type { Order } from '../../api/types';
import { StatusWord } from '../../components/order-status';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './receipt-facts.module.css';
import { isPickUp } from '../../lib/pick-up';

/** An order's payment and address. */
export function ReceiptFacts({ order }: { order: Order }) {
  const { t, pick, moment } = useI18n();
  const { Payment, cod, delivery_method } = order;
  return (
    <dl className={styles.facts}>
      {Payment && (
        <>
          <Fact
            label={t('Payment')}
            value={
              <>
                {cod && `${t('Cash on delivery')} · `}
                <StatusWord status={Payment.status} />
              </>
            }
          />
          {!cod && <Fact label={t('Transaction')} value={Payment.transaction_id ?? '-'} />}
          <Fact label={t('Paid at')} value={moment(cod?.handed_over_at ?? Payment.paid_at)} />
        </>
      )}
      {delivery_method && (
        <Fact label={t('Delivery')} value={pick(delivery_method.name, delivery_method.name_km)} />
      )}
      <Fact label={t(isPickUp(order) ? 'Picked up by' : 'Ships to')} value={<Address order={order} />} />
    </dl>
  );
}

function Address({ order }: { order: Order }) {
  return [order.customer_name, order.phone_number, order.shipping_address].filter(Boolean).join(', ');
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
