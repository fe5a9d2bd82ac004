import { useState } from 'react';
import type { Product } from '../../api/types';
import { Button } from '../../components/button';
import { QuantityStepper } from '../../components/quantity-stepper';
import { useI18n } from '../../lib/i18n/i18n';
import { MAX_QUANTITY } from '../../lib/stock';
import { useEarlyTap } from '../../lib/use-early-tap';
import styles from './buy-box.module.css';

const ADD = 'add-to-cart';

interface BuyBoxProps {
  product: Product;
  onAddToCart: (product: Product, quantity: number) => void;
}

/** The quantity and the button that puts it into the cart; on phones always in reach at the bottom of the screen. */
export function BuyBox({ product, onAddToCart }: BuyBoxProps) {
  const { t } = useI18n();
  const [quantity, setQuantity] = useState(1);
  const isSoldOut = product.stock <= 0;
  const add = () => {
    onAddToCart(product, quantity);
    setQuantity(1);
  };
  useEarlyTap(ADD, add);
  return (
    <div className={styles.buy}>
      <Button onClick={add} disabled={isSoldOut} data-early={ADD}>
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
