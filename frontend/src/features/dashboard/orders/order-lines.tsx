import type { OrderPage } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { Totals } from '../../../components/totals';
import { roundToCents } from '../../../lib/money';
import { orderFigures, unitPrice } from '../../../lib/order-figures';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './order-lines.module.css';

/** The products at the prices of the order, and the totals. Sellers see only their own products and their sum. */
export function OrderLines({ order, isAdmin }: { order: OrderPage; isAdmin: boolean }) {
  const { t, money } = useStaffI18n();
  if (order.items.length === 0) return <p>{t('No products in this order.')}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {order.items.map((item) => (
          <li key={item.id}>
            <ShopImage src={item.product.image_url} alt="" width={64} height={52} />
            <span className={styles.name}>
              <span>{item.product.name}</span>
              <span className={styles.each}>
                {item.quantity} × {money(unitPrice(item))}
              </span>
            </span>
            <span>{money(roundToCents(item.quantity * unitPrice(item)))}</span>
          </li>
        ))}
      </ul>
      {isAdmin ? (
        <Totals {...orderFigures(order)} />
      ) : (
        <p className={styles.part}>
          <span>{t('Your part')}</span>
          <span>{money(order.total_price)}</span>
        </p>
      )}
    </>
  );
}
