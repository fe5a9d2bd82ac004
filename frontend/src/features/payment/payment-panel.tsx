import type { Order, PayableOrder } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button, ButtonLink } from '../../components/button';
import { formatMoney } from '../../lib/money';
import { PaymentQr } from './payment-qr';
import styles from './payment-panel.module.css';
import { PaymentWindow } from './payment-window';
import type { PaymentActions } from './use-payment';

const PAID_STATUSES = ['paid', 'completed', 'shipped', 'delivered'];
const CLOSED_STATUSES = ['cancelled', 'refunded'];

function isOrderPaid({ status, Payment }: Order): boolean {
  return PAID_STATUSES.includes(status) || PAID_STATUSES.includes(Payment?.status ?? '');
}

interface PaymentPanelProps {
  payable: PayableOrder;
  payment: PaymentActions;
}

/** What is to be paid, the QR code, and the buttons that pay or cancel. */
export function PaymentPanel({ payable: { amount, order }, payment }: PaymentPanelProps) {
  if (CLOSED_STATUSES.includes(order.status)) return <ClosedOrder order={order} />;
  const isPaid = payment.isPaid || isOrderPaid(order);
  return (
    <>
      <dl className={styles.facts}>
        <dt>Amount</dt>
        <dd className={styles.amount}>{formatMoney(amount)}</dd>
        <dt>Order ID</dt>
        <dd>{order.id}</dd>
      </dl>
      {!isPaid && <PaymentQr amount={amount} orderId={order.id} />}
      {!isPaid && order.pay_until && <PaymentWindow payUntil={order.pay_until} />}
      <p className={styles.warning}>The order appears in your profile only after payment.</p>
      {isPaid ? (
        <>
          <Button disabled>Payment Completed</Button>
          <ButtonLink to="/user-profile" kind="quiet">
            My Orders &amp; Receipts
          </ButtonLink>
        </>
      ) : (
        <UnpaidButtons payment={payment} />
      )}
    </>
  );
}

function UnpaidButtons({ payment: { pay, cancel, isPaying, isCancelling } }: { payment: PaymentActions }) {
  return (
    <>
      <BusyButton
        label="Pay Now (Demo)"
        busyLabel="Paying..."
        busy={isPaying}
        disabled={isCancelling}
        onClick={() => void pay()}
      />
      <BusyButton
        kind="danger"
        label="Cancel order"
        busyLabel="Cancelling..."
        busy={isCancelling}
        disabled={isPaying}
        onClick={() => void cancel()}
      />
    </>
  );
}

function ClosedOrder({ order }: { order: Order }) {
  return (
    <>
      <p role="status">
        Order {order.id} was {order.status}. It can no longer be paid.
      </p>
      <ButtonLink to="/">Back to the shop</ButtonLink>
    </>
  );
}
