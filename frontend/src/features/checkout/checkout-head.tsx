import { TruckIcon } from '../../components/icons';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { DELIVERY_OFFER } from '../../lib/shop';
import styles from './checkout-head.module.css';

/** The top of the checkout, the same for an empty cart, a filled one and while loading. */
export function CheckoutHead() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle text={t('Checkout')} />
      <p className={styles.banner}>
        <TruckIcon size={28} />
        <span>{t(DELIVERY_OFFER)}</span>
      </p>
      <h1 className={styles.title}>{t('Checkout')}</h1>
    </>
  );
}
