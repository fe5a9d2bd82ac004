import { useState } from 'react';
import type { Product } from '../../api/types';
import { Button } from '../../components/button';
import { QuantityStepper } from '../../components/quantity-stepper';
import type { EarlyAdd } from '../../lib/early-add';
import { useI18n } from '../../lib/i18n/i18n';
import { MAX_QUANTITY } from '../../lib/max-quantity';
import { useEarlyTap } from '../../lib/use-early-tap';
import styles from './buy-box.module.css';

const ADD = 'add-to-cart';

/** What carts keep of a product. */
const inCart = ({ id, name, name_km, price, category, image_url, stock, sold, brand }: Product) => ({
  ...{ id, name, name_km, price, category, image_url, stock, sold, brand },
});

interface BuyBoxProps {
  product: Product;
  onAddToCart: (product: Product, quantity: number) => void;
}

/** The quantity and the button that puts it into the cart; on phones always in reach at the bottom of the screen. */
export function BuyBox({ product, onAddToCart }: BuyBoxProps) {
  const { t, pick } = useI18n();
  const [quantity, setQuantity] = useState(1);
  const isSoldOut = product.stock <= 0;
  const add = () => {
    onAddToCart(product, quantity);
    setQuantity(1);
  };
  useEarlyTap(ADD, add);
  const done = t('{name} added to cart', { name: pick(product.name, product.name_km) });
  const early: EarlyAdd = { item: { ...inCart(product), quantity: 1 }, done };
  return (
    <div className={styles.buy}>
      <Button onClick={add} disabled={isSoldOut} data-early={ADD} data-add={JSON.stringify(early)}>
        {t('Add to Cart')}
      </Button>
      {!isSoldOut && (
        <QuantityStepper
          quantity={quantity}
          most={Math.min(product.stock, MAX_QUANTITY)}
          lessLabel={t('One less')}
          moreLabel={t('One more')}
          onLess={() => setQuantity(Math.max(1, quantity - 1))}
          onMore={() => setQuantity(quantity + 1)}
        />
      )}
    </div>
  );
}
