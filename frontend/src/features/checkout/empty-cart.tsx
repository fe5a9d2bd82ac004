import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/button';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './empty-cart.module.css';

/** Leads a shopper with nothing in the cart to where things are. */
export function EmptyCart() {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);

  // The button that took the last product away is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);

  return (
    <div ref={notice} className={styles.empty} tabIndex={-1}>
      <span className={styles.icon}>
        <CartIcon size={40} />
      </span>
      <p className={styles.words} role="status">
        {t('Your cart is empty.')}
      </p>
      <p className={styles.hint}>{t('Whatever you add waits here, even if you come back another day.')}</p>
      <ButtonLink to="/">{t('Browse the shop')}</ButtonLink>
    </div>
  );
}
