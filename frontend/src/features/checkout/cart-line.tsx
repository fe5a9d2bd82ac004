import { Link } from 'react-router-dom';
import type { CartItem } from '../../api/types';
import { Picture } from '../../components/picture';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import styles from './cart-lines.module.css';
import type { LineState } from './line-state';
import { LineStock } from './line-stock';
import { QuantityButtons } from './quantity-buttons';
import type { LineActions } from './use-line-actions';

interface CartLineProps extends LineState {
  item: CartItem;
  isGone: boolean;
  oldPrice: number | undefined;
  actions: LineActions;
}

/** One product of the cart: what it costs, what is left of it, and the buttons that change its number. */
export function CartLine({ item, price, oldPrice, available, isGone, actions }: CartLineProps) {
  const { t, money, either } = useI18n();
  return (
    <li className={styles.line}>
      <Picture src={item.image_url} alt="" width={80} height={80} />
      <div className={styles.text}>
        <Link to={productPath(item)} className={styles.name}>
          {either(item.name, item.name_km)}
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
      {!isGone && <strong className={styles.lineTotal}>{money(lineTotal(price, item.quantity))}</strong>}
      <QuantityButtons item={item} isGone={isGone} actions={actions} />
    </li>
  );
}

function lineTotal(price: number, quantity: number): number {
  return Math.round(price * quantity * 100) / 100;
}

function UnitPrice({ price, oldPrice }: { price: number; oldPrice: number | undefined }) {
  const { t, money } = useI18n();
  const each = t('{price} each', { price: money(price) });
  if (oldPrice === undefined || oldPrice === price) return <p className={styles.each}>{each}</p>;
  return (
    <p className={styles.each}>
      <span className="visually-hidden">{t('Old price:')} </span>
      <s>{money(oldPrice)}</s> <span className="visually-hidden">{t('New price:')} </span>
      <strong className={styles.newPrice}>{each}</strong>
    </p>
  );
}
