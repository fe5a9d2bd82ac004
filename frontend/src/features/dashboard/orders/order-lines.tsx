import type { OrderPage } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { Totals } from '../../../components/totals';
import { roundToCents } from '../../../lib/money';
import { orderFigures, unitPrice } from '../../../lib/order-figures';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { useStaff } from '../kit/staff';
import { linesToPack } from './in-a-parcel';
import { LinePacking } from './line-packing';
import { LineSerials } from './line-serials';
import styles from './order-lines.module.css';

/**
 * The products at the prices of the order, and the totals. Sellers see only their own products and their sum, packers no
 * amounts.
 */
export function OrderLines({ order }: { order: OrderPage }) {
  const { t, money } = useStaffI18n();
  const seesAmounts = useMay()('seeAmounts');
  const isSeller = useStaff()?.role === 'seller';
  // Whoever sees no amounts packs: what was given back is not in the parcel.
  const lines = seesAmounts ? order.items : linesToPack(order.items);
  // Their fields are of all pieces, also of those that were given back.
  const full = new Map(order.items.map((item) => [item.id, item]));
  if (order.items.length === 0) return <p>{t('No products in this order.')}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((item) => (
          <li key={item.id}>
            <ShopImage src={item.product.image_url} alt="" width={64} height={52} />
            <span className={styles.name}>
              <span>{item.product.name}</span>
              {item.product.sku && <span className={styles.each}>{item.product.sku}</span>}
              <span className={styles.each}>
                {seesAmounts ? `${item.quantity} × ${money(unitPrice(item))}` : `× ${item.quantity}`}
              </span>
              {seesAmounts && item.refunded > 0 && (
                <span className={styles.each}>{t('Refunded: {count}', { count: item.refunded })}</span>
              )}
            </span>
            {seesAmounts && <span>{money(roundToCents(item.quantity * unitPrice(item)))}</span>}
            <div className={styles.toPack}>
              <LinePacking order={order} line={item} />
              <LineSerials order={order} line={full.get(item.id)!} />
            </div>
          </li>
        ))}
      </ul>
      {seesAmounts && !isSeller && <Totals {...orderFigures(order)} />}
      {isSeller && Boolean(order.discount) && (
        <p className={styles.part}>
          <span>{t('Discount')}</span>
          <span>{money(-order.discount!)}</span>
        </p>
      )}
      {isSeller && Boolean(order.refunded_total) && (
        <p className={styles.part}>
          <span>{t('Given back')}</span>
          <span>{money(order.refunded_total)}</span>
        </p>
      )}
      {isSeller && (
        <p className={styles.part}>
          <span>{t('Your part')}</span>
          <span>{money(order.total_price)}</span>
        </p>
      )}
    </>
  );
}
