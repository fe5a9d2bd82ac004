import type { Order, PayableOrder } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button, ButtonLink } from '../../components/button';
import { CorrectDelivery } from '../../components/correct-delivery';
import { Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import { useDeliveryDays } from '../../lib/use-delivery-days';
import { CancelOrderButton } from './cancel-order-button';
import { ClosedOrder, isClosed } from './closed-order';
import { KhqrCard } from './khqr-card';
import { PaymentFacts } from './payment-facts';
import { useAskAgain } from './use-ask-again';
import type { PaymentActions } from './use-payment';

/** How often to ask whether the order was paid in another tab or on another device; sooner when this page may have paid it. */
const PAID_ELSEWHERE_MS = 5_000;
const SOON_MS = 3_000;

const PAID_STATUSES = ['paid', 'completed', 'shipped', 'delivered'];

function isOrderPaid({ status, Payment }: Order): boolean {
  return PAID_STATUSES.includes(status) || PAID_STATUSES.includes(Payment?.status ?? '');
}

interface PaymentPanelProps {
  payable: PayableOrder;
  payment: PaymentActions;
  onTimeOver: (isOver: boolean) => void;
  /** Asks the server how the order stands. */
  onAsk: () => unknown;
  onOrderAgain: (order: Order) => Promise<void>;
}

/** The amount, the QR code, the time left, and the buttons that pay or cancel. */
export function PaymentPanel({
  payable: { amount, order },
  payment,
  onTimeOver,
  onAsk,
  onOrderAgain,
}: PaymentPanelProps) {
  const { t } = useI18n();
  // The order's own status changes a moment later.
  const known = payment.isCancelled ? { ...order, status: 'cancelled' as const } : order;
  if (isClosed(known)) return <ClosedOrder order={known} onOrderAgain={onOrderAgain} />;
  const isPaid = payment.isPaid || isOrderPaid(order);
  return (
    <>
      {isPaid && <Thanks order={order} />}
      {!isPaid && <KhqrCard amount={amount} order={order} onTimeOver={onTimeOver} />}
      <PaymentFacts amount={isPaid ? amount : undefined} order={order} />
      <CorrectDelivery order={order} />
      {!isPaid && (
        <Notice kind="warning">
          <p>{t('The order appears in your profile only after payment.')}</p>
        </Notice>
      )}
      {isPaid ? <PaidButtons /> : <UnpaidButtons payment={payment} onAsk={onAsk} />}
    </>
  );
}

/** Thanks, and says what happens next. */
function Thanks({ order: { order_number: id, province } }: { order: Order }) {
  const { t } = useI18n();
  const days = useDeliveryDays(province);
  return (
    <Notice kind="success" role="status">
      <p>
        <strong>
          <Numbered text={t('Thank you! Your order {id} is paid.', { id })} />
        </strong>
      </p>
      <p>
        {t('We pack it now and email you when it leaves.')}{' '}
        {days && t('It usually arrives {days} after payment.', { days })}
      </p>
    </Notice>
  );
}

function PaidButtons() {
  const { t } = useI18n();
  return (
    <>
      <Button disabled>{t('Payment Completed')}</Button>
      <ButtonLink to="/user-profile" kind="quiet">
        {t('My Orders & Receipts')}
      </ButtonLink>
    </>
  );
}

function UnpaidButtons({ payment, onAsk }: Pick<PaymentPanelProps, 'payment' | 'onAsk'>) {
  const { t } = useI18n();
  const { pay, cancel, isPaying, isCancelling, isUnsure } = payment;
  useAskAgain(true, onAsk, isUnsure ? SOON_MS : PAID_ELSEWHERE_MS);
  return (
    <>
      <BusyButton
        label={t('Pay Now (Demo)')}
        busyLabel={t('Paying...')}
        busy={isPaying}
        disabled={isCancelling}
        onClick={() => void pay()}
      />
      <CancelOrderButton isCancelling={isCancelling} disabled={isPaying} onCancel={() => void cancel()} />
    </>
  );
}
