import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { OrderPage } from '../../../api/types';
import { StatusWord } from '../../../components/order-status';
import { TrackingLink } from '../../../components/tracking-link';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import { useMay } from '../kit/may';
import { useOpenEdit } from '../kit/use-open-edit';
import { CustomerAddress } from './customer-address';
import { DeliveryDialog } from './delivery-dialog';
import styles from './order-facts.module.css';
import { isPickUp } from '../../../lib/pick-up';
import { MapLink } from './map-link';
import { PhoneLink } from './phone-link';

/** The order's address and, for admins, the customer's account. */
export function CustomerFacts({ order }: { order: OrderPage }) {
  const { t, pick } = useStaffI18n();
  const maySeeThem = useMay()('seeCustomers');
  const { customer } = order;
  const [isEdited, setEdited] = useOpenEdit<string>('delivery', (id) => `delivery-${id}`);
  const isCorrectable = maySeeThem && (order.status === 'pending' || order.status === 'paid');
  return (
    <Facts>
      <Fact label={t(isPickUp(order) ? 'Picked up by' : 'Ship to')}>
        <CustomerAddress order={order} phone={<PhoneLink order={order} />} />
        {order.delivery_method && (
          <p className={styles.note}>
            {t('Delivery')}: {pick(order.delivery_method.name, order.delivery_method.name_km)}
          </p>
        )}
        <MapLink link={order.map_link} />
        {order.note && (
          <p className={styles.note}>{t('Note for the courier: {note}', { note: order.note })}</p>
        )}
        {isCorrectable && (
          <Button size="small" onClick={() => setEdited(order.id)}>
            {t('Correct')}
          </Button>
        )}
        {isEdited && <DeliveryDialog order={order} onClose={() => setEdited(null)} />}
      </Fact>
      {customer && (
        <Fact label={t('Account')}>
          {maySeeThem && customer.email ? (
            <Link to={`/seller-dashboard/users/${customer.id}`}>{customer.name}</Link>
          ) : (
            customer.name
          )}
          <br />
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </Fact>
      )}
    </Facts>
  );
}

export function PaymentFacts({ order: { id, Payment, cod } }: { order: OrderPage }) {
  const { t, moment } = useStaffI18n();
  const may = useMay();
  return (
    <Facts>
      <Fact label={t('Status')}>
        {cod && `${t('Cash on delivery')} · `}
        <StatusWord status={Payment.status} />
      </Fact>
      <Fact label={t('Transaction')}>{Payment.transaction_id ?? '-'}</Fact>
      <Fact label={t('Paid at')}>{moment(Payment.paid_at)}</Fact>
      {/* The bill number of the QR code, by which a bank names the payment. */}
      <Fact label={t('Order ID')}>{id}</Fact>
      {(Payment.paid_at ?? cod?.handed_over_at) && may('seeInvoices') && (
        <Fact label={t('Invoice')}>
          <Link to={`/user-profile/${id}/invoice`}>{t('Open the invoice')}</Link>
        </Fact>
      )}
    </Facts>
  );
}

export function ShipmentFacts({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  return (
    <Facts>
      <Fact label={t('Courier')}>{order.courier ?? '-'}</Fact>
      <Fact label={t('Tracking number')}>
        {order.tracking_number ?? '-'}{' '}
        {order.tracking_url && <TrackingLink url={order.tracking_url}>{t('Follow the parcel')}</TrackingLink>}
      </Fact>
    </Facts>
  );
}
