import type { ReactNode } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { Skeleton } from './skeleton';
import styles from './totals.module.css';

interface TotalsProps {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
  /** What was given back of a paid order. */
  refunded?: number;
  /** A quiet line below the total; its place is kept free while it is empty. */
  note?: string;
}

/** An order's subtotal, shipping, tax and total in dollars, as the server calculated them. */
export function Totals({ subtotal, shipping, tax, total, refunded = 0, note }: TotalsProps) {
  const { t, money } = useI18n();
  return (
    <Rows
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

function Rows({ subtotal, shipping, tax, total, refunded, note }: { [Key in keyof TotalsProps]: ReactNode }) {
  const { t } = useI18n();
  return (
    <dl className={styles.totals}>
      <dt>{t('Subtotal')}</dt>
      <dd>{subtotal}</dd>
      <dt>{t('Shipping')}</dt>
      <dd>{shipping}</dd>
      <dt>{t('Tax (VAT 0%)')}</dt>
      <dd>{tax}</dd>
      <dt className={styles.total}>{t('Total')}</dt>
      <dd className={styles.total}>{total}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
      {refunded && (
        <>
          <dt>{t('Refunded')}</dt>
          <dd>{refunded}</dd>
        </>
      )}
    </dl>
  );
}
