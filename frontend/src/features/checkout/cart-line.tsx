import { Link } from 'react-router-dom';
import type { CartItem } from '../../api/types';
import { ShopImage } from '../../components/shop-image';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { roundToCents } from '../../lib/money';
import { productPath } from '../../lib/product-path';
import styles from './cart-line.module.css';
import { maxQuantityOf, type LineState } from './line-state';
import { LineStock } from './line-stock';
import { QuantityButtons } from './quantity-buttons';
import type { LineActions } from './use-line-actions';

interface CartLineProps extends LineState {
  item: CartItem;
  isGone: boolean;
  oldPrice: number | undefined;
  actions: LineActions;
}

/** One product of the cart: its price, its stock if low, and the buttons that change the quantity. */
export function CartLine({ item, price, oldPrice, available, isGone, actions }: CartLineProps) {
  const { t, pick } = useI18n();
  const written = usePrices();
  const most = isGone ? 0 : maxQuantityOf(available);
  const name = pick(item.name, item.name_km);
  const isBuyable = most > 0;
  const total = roundToCents(price * Math.min(item.quantity, most));
  return (
    <li className={isBuyable ? styles.line : `${styles.line} ${styles.unavailable}`}>
      <ShopImage src={item.image_url} alt="" width={80} height={80} />
      <div className={styles.text}>
        <Link to={productPath(item)} className={styles.name} title={name}>
          {name}
        </Link>
        {isGone ? (
          <p className={styles.gone}>{t('No longer available')}</p>
        ) : (
          <>
            <UnitPrice price={price} oldPrice={oldPrice} />
            <LineStock item={item} available={available} actions={actions} />
          </>
        )}
      </div>
      {isBuyable && <strong className={styles.total}>{written(total).first}</strong>}
      <QuantityButtons item={item} most={most} actions={actions} />
    </li>
  );
}

function UnitPrice({ price, oldPrice }: { price: number; oldPrice: number | undefined }) {
  const { t } = useI18n();
  const written = usePrices();
  const each = t('{price} each', { price: written(price).first });
  if (oldPrice === undefined || oldPrice === price) return <p className={styles.each}>{each}</p>;
  return (
    <p className={styles.each}>
      <span className="visually-hidden">{t('Old price:')} </span>
      <s>{written(oldPrice).first}</s> <span className="visually-hidden">{t('New price:')} </span>
      <strong className={styles.newPrice}>{each}</strong>
    </p>
  );
}
