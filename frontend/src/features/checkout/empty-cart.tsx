import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/empty-state';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';

/** Leads a shopper with nothing in the cart to where things are. */
export function EmptyCart() {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);

  // The button that took the last product away is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);

  return (
    <div ref={notice} tabIndex={-1}>
      <EmptyState
        icon={<CartIcon size={40} />}
        words={t('Your cart is empty.')}
        hint={t('Whatever you add waits here, even if you come back another day.')}
      />
    </div>
  );
}
