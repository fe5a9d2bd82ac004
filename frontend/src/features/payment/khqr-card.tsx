import type { ReactNode } from 'react';
import { useGetPaymentQrQuery } from '../../api/payment-api';
import type { Order } from '../../api/types';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import { SHOP_NAME } from '../../lib/shop';
import { KHQR_MARK, MARK_HEIGHT, MARK_LINE, MARK_WIDTH } from './khqr-mark';
import styles from './khqr-card.module.css';
import { OrderedItems } from './ordered-items';
import { PayActions } from './pay-actions';
import { EndedCode, PaymentQr } from './payment-qr';
import { PaymentWindow } from './payment-window';
import { useAskedAmount } from './use-asked-amount';

interface KhqrCardProps {
  amount: number;
  order: Order;
  /** Whether nobody should pay the code any more. */
  hasEnded?: boolean;
  onTimeOver: (isOver: boolean) => void;
  /** Between the card and how to pay it. */
  children?: ReactNode;
}

/** The card with the QR code, as banking apps know it: to whom, how much and until when; below it how to pay. */
export function KhqrCard({ amount, order, hasEnded = false, onTimeOver, children }: KhqrCardProps) {
  const { t } = useI18n();
  const { data } = useGetPaymentQrQuery({ amount, orderId: order.id });
  const asked = useAskedAmount(order, amount, data);
  return (
    <>
      <section className={`${styles.card} on-white`} aria-label={t('KHQR card')}>
        <header className={styles.head}>
          <Mark />
        </header>
        <div className={styles.facts}>
          <p className={styles.shop}>{SHOP_NAME}</p>
          <p className={styles.amount}>{asked.main}</p>
          <p className={styles.riel}>{asked.other}</p>
        </div>
        {hasEnded ? <EndedCode /> : <PaymentQr amount={amount} order={order} />}
        <p className={styles.number}>
          {t('Order number')}{' '}
          <strong>
            <Numbered text={order.order_number} />
          </strong>
        </p>
        <OrderedItems items={order.items} className={styles.items} />
        <PaymentWindow createdAt={order.created_at} payUntil={order.pay_until ?? ''} onOver={onTimeOver} />
      </section>
      {children}
      {!hasEnded && <PayActions qr={data} asked={asked} order={order} />}
    </>
  );
}

function Mark() {
  return (
    <svg
      viewBox={`0 0 ${MARK_WIDTH} ${MARK_HEIGHT}`}
      height={MARK_HEIGHT}
      role="img"
      aria-label="KHQR"
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK_LINE}
      strokeLinecap="square"
    >
      <path d={KHQR_MARK} />
    </svg>
  );
}
