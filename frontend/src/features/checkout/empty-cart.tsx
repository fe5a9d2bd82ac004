import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/empty-state';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';

/** The empty cart, with a link to the shop. */
export function EmptyCart() {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);

  // Removing the last product also removes its button, and with it the focus.
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
