import { Link } from 'react-router-dom';
import type { Order, OrderItem } from '../../api/types';
import { Note } from '../../components/notices';
import { ShopImage } from '../../components/shop-image';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { unitPrice } from '../../lib/order-figures';
import { orderedProductPath } from './ordered-product-path';
import styles from './order-lines.module.css';

/** The products of an order, each with a link. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useI18n();
  if (order.items.length === 0) return <Note>{t('No products in this order.')}</Note>;
  return (
    <ul className={styles.lines}>
      {order.items.map((item) => (
        <OrderLine key={item.id} item={item} rate={order.riel_rate ?? undefined} />
      ))}
    </ul>
  );
}

function OrderLine({ item, rate }: { item: OrderItem; rate: number | undefined }) {
  const { t, pick } = useI18n();
  const price = usePrices();
  const { product, quantity } = item;
  const name = pick(product.name, product.name_km);
  const serials = item.serials.filter(Boolean);
  return (
    <li className={styles.line}>
      <Link to={orderedProductPath(product)} className={styles.product}>
        <ShopImage src={product.image_url} alt="" width={56} height={56} />
        <span className={styles.name} title={name}>
          {name}
        </span>
      </Link>
      <span className={styles.price}>
        {quantity} × {price(unitPrice(item), rate).first}
      </span>
      {serials.length > 0 && (
        <span className={styles.serials}>
          {t('Serial number: {serials}', { serials: serials.join(', ') })}
        </span>
      )}
    </li>
  );
}
