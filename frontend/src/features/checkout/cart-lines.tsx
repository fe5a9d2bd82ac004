import { useRef } from 'react';
import type { CartItem } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import { lineStateOf } from './line-state';
import type { LineActions } from './use-line-actions';
import type { Prices } from './use-price-changes';

interface CartLinesProps {
  items: CartItem[];
  known: Parameters<typeof lineStateOf>[1];
  oldPrices: Prices;
  actions: LineActions;
}

/** The cart's lines, with prices and stock of the quote if there is one. */
export function CartLines({ items, known, oldPrices, actions }: CartLinesProps) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, items.length);
  return (
    <ul ref={list} className={styles.lines} aria-label={t('Cart')}>
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          oldPrice={oldPrices[item.id]}
          actions={actions}
          {...lineStateOf(item, known)}
        />
      ))}
    </ul>
  );
}
