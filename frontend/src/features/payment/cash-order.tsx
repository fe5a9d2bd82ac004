import type { Order, OrderCash } from '../../api/types';
import { Button, ButtonLink } from '../../components/button';
import { CorrectDelivery } from '../../components/correct-delivery';
import { Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useAskedWords } from '../../lib/cash';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { isPickUp } from '../../lib/pick-up';
import { usePromisedDays } from '../../lib/use-delivery-days';
import { CancelOrderButton } from './cancel-order-button';
import styles from './cash-order.module.css';
import { canBeCancelled, cashStateOf, type CashState } from './cash-state';
import { PaymentFacts } from './payment-facts';
import type { PaymentActions } from './use-payment';

const THANKS: Record<CashState, Text> = {
  'to-confirm': 'Thank you! We have your order {id}.',
  confirmed: 'Your order {id} is confirmed.',
  'on-its-way': 'Your order {id} is on its way.',
  'came-back': 'We still have your order {id}.',
  'handed-over': 'Thank you! You have paid for order {id} at the door.',
};

const THANKS_AT_SHOP: Partial<Record<CashState, Text>> = {
  'on-its-way': 'Your order {id} is ready to pick up.',
  'handed-over': 'Thank you! You have paid for order {id} at the shop.',
};

interface CashOrderProps {
  order: Order;
  cod: OrderCash;
  /** Whether the shop has the money. */
  isPaid: boolean;
  payment: PaymentActions;
}

/** An order that is paid to the courier: what it asks for, and what happens next. There is no code to be paid. */
export function CashOrder({ order, cod, isPaid, payment }: CashOrderProps) {
  const { t } = useI18n();
  const state = cashStateOf(order, cod);
  const words = isPickUp(order) ? { ...THANKS, ...THANKS_AT_SHOP } : THANKS;
  const thanks = isPaid ? 'Thank you! Your order {id} is paid.' : words[state];
  const isDone = isPaid || state === 'handed-over';
  return (
    <>
      <Notice kind={state === 'came-back' ? 'info' : 'success'} role="status">
        <p>
          <strong>
            <Numbered text={t(thanks, { id: order.order_number })} />
          </strong>
        </p>
        {isDone && !isPaid && <p>{t('The receipt follows once we have the money.')}</p>}
      </Notice>
      {!isDone && order.came_back_at && <CameBack at={order.came_back_at} phone={order.phone_number} />}
      {!isDone && <ToPay cod={cod} atShop={isPickUp(order)} />}
      {!isDone && <NextSteps order={order} cod={cod} state={state} />}
      <PaymentFacts amount={isDone ? order.total_price : undefined} order={order} hasNumber />
      {!isDone && <CorrectDelivery order={order} />}
      {isPaid && <Button disabled>{t('Payment Completed')}</Button>}
      <ButtonLink to="/user-profile" kind="quiet">
        {t('My Orders & Receipts')}
      </ButtonLink>
      {canBeCancelled(state) && !isPaid && (
        <CancelOrderButton isCancelling={payment.isCancelling} onCancel={() => void payment.cancel()} />
      )}
    </>
  );
}

/** The courier has brought it back to the shop. */
function CameBack({ at, phone }: { at: string; phone: string }) {
  const { t, moment } = useI18n();
  return (
    <Notice kind="warning">
      <p>
        {t('The courier could not hand over your parcel and brought it back on {date}.', {
          date: moment(at),
        })}
      </p>
      <p>{t('We call {phone} to agree when to send it again.', { phone })}</p>
    </Notice>
  );
}

function ToPay({ cod: { asked }, atShop }: { cod: OrderCash; atShop: boolean }) {
  const { t } = useI18n();
  const words = useAskedWords()(asked);
  return (
    <p className={styles.asked}>
      <span>{t(atShop ? 'To pay when you pick it up' : 'To pay on delivery')}</span>
      <strong>{words}</strong>
    </p>
  );
}

/** What happens until the parcel is in the shopper's hands; what has happened has a check mark. */
function NextSteps({ order, cod, state }: { order: Order; cod: OrderCash; state: CashState }) {
  const { t, moment } = useI18n();
  const asked = useAskedWords()(cod.asked);
  const days = usePromisedDays(order);
  const atShop = isPickUp(order);
  const isConfirmed = state !== 'to-confirm';
  const isSent = state === 'on-its-way';
  return (
    <section aria-label={t('What happens next')}>
      <h2 className={styles.title}>{t('What happens next')}</h2>
      <ol className={styles.steps}>
        <Step isDone={isConfirmed}>
          {isConfirmed
            ? t('You have confirmed the order.')
            : t('We call you at {phone} to confirm.', { phone: order.phone_number })}{' '}
          {!isConfirmed && (
            <small>
              {t('If we do not reach you by {time}, the order is cancelled.', {
                time: moment(cod.hold_until),
              })}
            </small>
          )}
        </Step>
        <Step isDone={isSent}>
          {atShop && t(isSent ? 'It is ready to pick up.' : 'Then we tell you when it is ready to pick up.')}
          {!atShop && t(isSent ? 'The parcel has left the shop.' : 'Then the courier comes.')}{' '}
          {!isSent && days && <small>{t('That usually takes {days}.', { days })}</small>}
        </Step>
        <Step>
          {t('Have {asked} ready.', { asked })}{' '}
          <small>{t('You can mix dollars and riel. Change below a dollar is given in riel.')}</small>
        </Step>
      </ol>
    </section>
  );
}

function Step({ isDone = false, children }: { isDone?: boolean; children: React.ReactNode }) {
  const { t } = useI18n();
  return (
    <li className={isDone ? styles.done : undefined}>
      {isDone && <span className="visually-hidden">{t('Done')}: </span>}
      {children}
    </li>
  );
}
