import { Link } from 'react-router-dom';
import type { CartItem, Quote, Shortage } from '../../api/types';
import { Button } from '../../components/button';
import { ErrorText } from '../../components/notices';
import { Picture } from '../../components/picture';
import { formatMoney } from '../../lib/money';
import { productPath } from '../../lib/product-path';
import styles from './cart-lines.module.css';
import { shortageText } from './refusal-notices';

export interface CartActions {
  increase: (id: number) => void;
  decrease: (id: number) => void;
  remove: (id: number) => void;
}

interface CartLinesProps {
  items: CartItem[];
  quote: Quote | undefined;
  shortages: Shortage[];
  actions: CartActions;
}

/** The cart's lines; prices are the quote's where there is one. */
export function CartLines({ items, quote, shortages, actions }: CartLinesProps) {
  return (
    <ul className={styles.lines} aria-label="Cart">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          price={quote?.lines.find(({ id }) => id === item.id)?.price ?? item.price}
          shortage={shortages.find(({ id }) => id === item.id)}
          actions={actions}
        />
      ))}
    </ul>
  );
}

interface CartLineProps {
  item: CartItem;
  price: number;
  shortage: Shortage | undefined;
  actions: CartActions;
}

function CartLine({ item, price, shortage, actions }: CartLineProps) {
  return (
    <li className={styles.line}>
      <Picture src={item.image_url} alt="" width={80} height={68} />
      <div className={styles.text}>
        <Link to={productPath(item)} className={styles.name}>
          {item.name}
        </Link>
        <span>{formatMoney(price)}</span>
        {shortage && <ErrorText>{shortageText(shortage)}</ErrorText>}
      </div>
      <QuantityButtons item={item} actions={actions} />
    </li>
  );
}

function QuantityButtons({
  item: { id, name, quantity },
  actions,
}: {
  item: CartItem;
  actions: CartActions;
}) {
  return (
    <div className={styles.quantity}>
      <Button kind="quiet" aria-label={`One less of ${name}`} onClick={() => actions.decrease(id)}>
        −
      </Button>
      <span className={styles.count} aria-label="Quantity">
        {quantity}
      </span>
      <Button kind="quiet" aria-label={`One more of ${name}`} onClick={() => actions.increase(id)}>
        +
      </Button>
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => actions.remove(id)}>
        Remove
      </Button>
    </div>
  );
}
