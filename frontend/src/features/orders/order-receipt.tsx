import { useState, type ReactNode } from 'react';
import type { Receipt } from '../../api/types';
import { ContactLine } from '../../components/contact-line';
import { CorrectDelivery } from '../../components/correct-delivery';
import { useI18n } from '../../lib/i18n/i18n';
import { CameBackNote } from './came-back-note';
import { OrderLine } from './order-line';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';
import styles from './order-receipt.module.css';
import { PrintReceipt } from './print-receipt';
import { InvoiceLink } from './invoice-link';
import { ReceiptCard } from './receipt-card';
import { ReceiptFacts } from './receipt-facts';
import { ReceiptTimeline } from './receipt-timeline';
import { ReturnsOfOrder } from './returns-of-order';

interface OrderReceiptProps {
  order: Receipt;
  /** Whether the address names it, which a rendered page does not know, or it is the only one. */
  isOpenAtFirst: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** One order as a line, which opens to its products, totals, payment and delivery; without scripts too. */
export function OrderReceipt({ order, isOpenAtFirst, children }: OrderReceiptProps) {
  const { t } = useI18n();
  // Opened and closed by the browser from then on.
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasNamed, setNamed] = useState(isOpenAtFirst);
  if (isOpenAtFirst !== wasNamed) {
    setNamed(isOpenAtFirst);
    setOpen(isOpen || isOpenAtFirst);
  }
  return (
    <ReceiptCard name={t('Order {id}', { id: order.order_number })} anchor={order.order_number}>
      <details className={styles.order} open={isOpen}>
        <summary className={styles.summary} data-plain>
          <OrderLine order={order} />
        </summary>
        <div className={styles.receipt}>
          <OrderLines order={order} />
          <OrderTotals order={order} />
          <CameBackNote order={order} />
          <ReceiptTimeline order={order} />
          <ReceiptFacts order={order} />
          <CorrectDelivery order={order} />
          <ReturnsOfOrder order={order} />
          {children}
          <PrintReceipt order={order} />
          <InvoiceLink order={order} />
          <ContactLine about={t('Order {id}', { id: order.order_number })} />
        </div>
      </details>
    </ReceiptCard>
  );
}
