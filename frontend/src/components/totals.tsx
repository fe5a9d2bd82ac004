import type { ReactNode } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { Skeleton } from './skeleton';
import styles from './totals.module.css';

export interface Figures {
  /** What a promo code took off the goods; the subtotal is without it. */
  discount?: number;
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
  /** What was given back of a paid order. */
  refunded?: number;
}

interface TotalsProps extends Figures {
  /** A quiet line below the total; its place is kept free while it is empty. */
  note?: string;
}

/** An order's subtotal, shipping, tax and total in dollars, as the server calculated them. */
export function Totals({ discount = 0, subtotal, shipping, tax, total, refunded = 0, note }: TotalsProps) {
  const { t, money } = useI18n();
  return (
    <Rows
      discount={discount > 0 && `−${money(discount)}`}
      subtotal={money(subtotal)}
      shipping={shipping === 0 ? t('Free') : money(shipping)}
      tax={money(tax)}
      total={money(total)}
      refunded={refunded > 0 && `−${money(refunded)}`}
      note={note}
    />
  );
}

/** The shape of the totals while they load. */
export function TotalsSkeleton() {
  const block = <Skeleton width="4.5rem" height="1.1em" />;
  return <Rows subtotal={block} shipping={block} tax={block} total={block} />;
}

type RowsProps = { [Key in keyof TotalsProps | 'rounding']?: ReactNode };

/** The amounts as they are written. */
export function Rows({ discount, subtotal, shipping, tax, rounding, total, refunded, note }: RowsProps) {
  const { t } = useI18n();
  return (
    <dl className={styles.totals}>
      {discount && <Row label={t('Discount')} amount={discount} />}
      <Row label={t('Subtotal')} amount={subtotal} />
      <Row label={t('Shipping')} amount={shipping} />
      <Row label={t('Tax (VAT 0%)')} amount={tax} />
      {rounding && <Row label={t('Rounding')} amount={rounding} />}
      <Row label={t('Total')} amount={total} className={styles.total}>
        {note !== undefined && <dd className={styles.note}>{note}</dd>}
      </Row>
      {refunded && <Row label={t('Refunded')} amount={refunded} />}
    </dl>
  );
}

interface RowProps {
  label: string;
  amount: ReactNode;
  className?: string;
  children?: ReactNode;
}

function Row({ label, amount, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      {children}
    </div>
  );
}
