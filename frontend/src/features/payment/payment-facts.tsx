import { useState } from 'react';
import type { Order } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './payment-facts.module.css';
import { isPickUp } from '../../lib/pick-up';

interface PaymentFactsProps {
  /** Undefined where the KHQR card says it, and the order's number. */
  amount: number | undefined;
  order: Order;
  /** Whether the order's number stands here although the amount does not. */
  hasNumber?: boolean;
}

/** The order's id and where it goes, and before them the amount and the order's number. */
export function PaymentFacts({ amount, order, hasNumber = amount !== undefined }: PaymentFactsProps) {
  const { id: orderId, order_number, customer_name, phone_number, shipping_address } = order;
  const { delivery_method } = order;
  const { t, pick, money } = useI18n();
  return (
    <dl className={styles.facts}>
      {amount !== undefined && (
        <div className={styles.fact}>
          <dt>{t('Amount')}</dt>
          <dd className={styles.amount}>{money(amount)}</dd>
        </div>
      )}
      {hasNumber && (
        <div className={styles.fact}>
          <dt>{t('Order number')}</dt>
          <dd className={styles.number}>{order_number}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{t('Order ID')}</dt>
        <dd className={styles.id}>
          <span>{orderId}</span>
          <CopyButton text={orderId} />
        </dd>
      </div>
      {delivery_method && (
        <div className={styles.fact}>
          <dt>{t('Delivery')}</dt>
          <dd>{pick(delivery_method.name, delivery_method.name_km)}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{t(isPickUp(order) ? 'Picked up by' : 'Ships to')}</dt>
        <dd>{[customer_name, phone_number, shipping_address].join(', ')}</dd>
      </div>
    </dl>
  );
}

/** Copies a text; hidden if the browser does not let pages write to the clipboard. */
function CopyButton({ text }: { text: string }) {
  const { t } = useI18n();
  const [copied, setCopied] = useState('');
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch (error) {
      console.warn('Nothing was copied:', error);
    }
  };

  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {copied === text ? t('Copied') : t('Copy')}
        <span className="visually-hidden"> {t('Order ID')}</span>
      </button>
      <span role="status" className="visually-hidden">
        {copied === text && t('Order ID copied')}
      </span>
    </>
  );
}
