import { ButtonLink } from '../../components/button';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './empty-cart.module.css';

/** Leads a shopper with nothing in the cart to where things are. */
export function EmptyCart() {
  const { t } = useI18n();
  return (
    <div className={styles.empty}>
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
