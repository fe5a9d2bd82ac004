import { useEffect, useRef, type ReactNode } from 'react';
import type { Shortage } from '../../api/types';
import { Notice } from '../../components/notices';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { RichText } from '../../lib/i18n/rich-text';
import { useStockText } from '../../lib/stock';
import { useIsOnline } from '../../lib/use-is-online';
import styles from './refusal-notices.module.css';

interface RefusalReasonsProps {
  /** How many orders were refused with a reason that is shown here. */
  refusals: number;
  children: ReactNode;
}

/** The reasons for which an order was refused. Each refusal brings them into view and focuses them. */
export function RefusalReasons({ refusals, children }: RefusalReasonsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  return (
    <div ref={box} tabIndex={-1} className={styles.reasons}>
      {children}
    </div>
  );
}

/** Names the products of which there is too little stock. */
export function ShortageNotice({ shortages }: { shortages: Shortage[] }) {
  const { t } = useI18n();
  const stockText = useStockText();
  if (shortages.length === 0) return null;
  return (
    <Notice kind="danger" role="alert">
      <p>{t('Some products are not available in this quantity:')}</p>
      <ul>
        {shortages.map(({ id, name, available }) => (
          <li key={id}>
            {name}: {stockText(available)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Says that prices have changed since the cart was filled. */
export function RepricedNotice() {
  const { t } = useI18n();
  return (
    <Notice kind="warning" role="status">
      <p>{t('Some prices have changed since you filled your cart. Your cart shows the new ones.')}</p>
    </Notice>
  );
}

/** Asks to confirm an order whose total has changed since it was shown. */
export function PriceChangeNotice({ total }: { total: number }) {
  const price = usePrices();
  return (
    <Notice kind="danger" role="alert">
      <p>
        <RichText
          text="Prices have changed. The new total is {total}. Please confirm to place the order."
          total={<strong>{price(total).first}</strong>}
        />
      </p>
    </Notice>
  );
}

/** Says why the shop took no order, for as long as it is read; a toast goes by itself. */
export function ReasonNotice({ reason }: { reason: string }) {
  return (
    <Notice kind="danger" role="alert">
      <p>{reason}</p>
    </Notice>
  );
}

/** Says that no answer came to an order, and that it can be placed again. */
export function UnansweredNotice() {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <Notice kind="warning" role="alert">
      <p>
        {isOnline
          ? t('The shop did not answer. Nothing is lost: please place the order again.')
          : t('You are offline. Nothing is lost: place the order again once you are back online.')}
      </p>
    </Notice>
  );
}
