import type { Order } from '../../api/types';
import { QuantityStepper } from '../../components/quantity-stepper';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './return-pieces.module.css';
import type { Returnable } from './returnable';

interface ReturnPiecesProps {
  order: Pick<Order, 'items'>;
  /** What can be returned, by the ids of lines. */
  lines: Returnable['lines'];
  /** How many of each. */
  chosen: Record<number, number>;
  onChoose: (id: number, quantity: number) => void;
}

/** How many pieces of which products come back. */
export function ReturnPieces({ order, lines, chosen, onChoose }: ReturnPiecesProps) {
  const { t, pick } = useI18n();
  const left = new Map(lines.map((line) => [line.id, line.left]));
  return (
    <fieldset className={styles.pieces}>
      <legend className={styles.legend}>{t('What do you return?')}</legend>
      {order.items
        .filter(({ id }) => (left.get(id) ?? 0) > 0)
        .map(({ id, product }) => {
          const name = pick(product.name, product.name_km);
          const quantity = chosen[id] ?? 0;
          return (
            <div key={id} className={styles.line}>
              <ShopImage src={product.image_url} alt="" width={48} height={48} />
              <span className={styles.name}>{name}</span>
              <QuantityStepper
                quantity={quantity}
                most={left.get(id)!}
                lessLabel={t('Return one less of {name}', { name })}
                moreLabel={t('Return one more of {name}', { name })}
                onLess={() => onChoose(id, Math.max(0, quantity - 1))}
                onMore={() => onChoose(id, quantity + 1)}
              />
            </div>
          );
        })}
    </fieldset>
  );
}
