import type { Order, PayableOrder } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button, ButtonLink } from '../../components/button';
import { CorrectDelivery } from '../../components/correct-delivery';
import { Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import { isPickUp } from '../../lib/pick-up';
import { usePromisedDays } from '../../lib/use-delivery-days';
import { CancelOrderButton } from './cancel-order-button';
import { CashOrder } from './cash-order';
import { ClosedOrder, isClosed } from './closed-order';
import { KhqrCard } from './khqr-card';
import { CheckNow, GiveUp, KhqrState } from './khqr-progress';
import { PaymentFacts } from './payment-facts';
import { useAskAgain } from './use-ask-again';
import type { KhqrPayment } from './use-khqr';
import type { PaymentActions } from './use-payment';

/** How often to ask whether the order was paid in another tab or on another device; sooner when this page may have paid it. */
const PAID_ELSEWHERE_MS = 5_000;
const SOON_MS = 3_000;

const ENDED = ['expired', 'cancelled', 'review'];

const PAID_STATUSES = ['paid', 'completed', 'shipped', 'delivered'];

function isOrderPaid({ status, Payment }: Order): boolean {
  return PAID_STATUSES.includes(status) || PAID_STATUSES.includes(Payment?.status ?? '');
}

interface PaymentPanelProps {
  payable: PayableOrder;
  payment: PaymentActions;
  khqr: KhqrPayment;
  /** Whether the time to pay is over by this browser's clock. */
  isOver: boolean;
  onTimeOver: (isOver: boolean) => void;
  /** Asks the server how the order stands. */
  onAsk: () => unknown;
  onOrderAgain: (order: Order) => Promise<void>;
}

/** The amount, the QR code, the time left, and the buttons that pay or cancel. */
export function PaymentPanel({
  payable: { amount, order },
  payment,
  khqr,
  isOver,
  onTimeOver,
  onAsk,
  onOrderAgain,
}: PaymentPanelProps) {
  const { t } = useI18n();
  const known = knownBy(payment, khqr, order);
  if (isClosed(known)) return <ClosedOrder order={known} onOrderAgain={onOrderAgain} />;
  const isPaid = payment.isPaid || khqr.state?.status === 'paid' || isOrderPaid(order);
  const isByKhqr = order.payment_method === 'khqr';
  if (order.cod)
    return (
      <CashOrder
        order={order}
        cod={order.cod}
        isPaid={PAID_STATUSES.includes(order.Payment?.status ?? '')}
        payment={payment}
      />
    );
  return (
    <>
      {isPaid && <Thanks order={order} />}
      {!isPaid && (
        <KhqrCard amount={amount} order={order} hasEnded={isByKhqr && isOver} onTimeOver={onTimeOver}>
          {isByKhqr && <KhqrState khqr={khqr} isOver={isOver} />}
        </KhqrCard>
      )}
      {!isPaid && isByKhqr && <CheckNow khqr={khqr} />}
      <PaymentFacts amount={isPaid ? amount : undefined} order={order} />
      <CorrectDelivery order={order} />
      {!isPaid && (
        <Notice kind="warning">
          <p>{t('The order appears in your profile only after payment.')}</p>
        </Notice>
      )}
      {isPaid && <PaidButtons />}
      {!isPaid && isByKhqr && <GiveUp payment={payment} />}
      {!isPaid && !isByKhqr && <UnpaidButtons payment={payment} onAsk={onAsk} />}
    </>
  );
}

/** The order as payments has decided about it: its own status changes a moment later. */
function knownBy({ isCancelled }: PaymentActions, { state }: KhqrPayment, order: Order): Order {
  if (isCancelled) return { ...order, status: 'cancelled' };
  if (order.status !== 'pending' || !state || !ENDED.includes(state.status)) return order;
  const Payment = { status: state.status, transaction_id: null, paid_at: null };
  return { ...order, status: 'cancelled', Payment };
}

/** Thanks, and says what happens next. */
function Thanks({ order }: { order: Order }) {
  const { t } = useI18n();
  const { order_number: id } = order;
  const days = usePromisedDays(order);
  return (
    <Notice kind="success" role="status">
      <p>
        <strong>
          <Numbered text={t('Thank you! Your order {id} is paid.', { id })} />
        </strong>
      </p>
      <p>
        {isPickUp(order)
          ? t('We pack it now and email you when it is ready to pick up.')
          : t('We pack it now and email you when it leaves.')}{' '}
        {days && !isPickUp(order) && t('It usually arrives {days} after payment.', { days })}
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
