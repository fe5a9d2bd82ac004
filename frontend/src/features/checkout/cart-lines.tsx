import { lazy, useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../api/types';
import { Button } from '../../components/button';
import { Extra } from '../../components/extra';
import { useI18n } from '../../lib/i18n/i18n';
import { isCartUnkept } from '../../lib/kept-cart';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import { lineStateOf } from './line-state';
import type { LineActions } from './use-line-actions';
import type { Prices } from './use-price-changes';

const UnkeptCartNote = lazy(() => import('../../components/unkept-cart-note'));

/** A cart of more lines is folded to the first ones. */
const MOST_LINES = 8;
const FEW_LINES = 5;

interface CartLinesProps {
  items: CartItem[];
  known: Parameters<typeof lineStateOf>[1];
  oldPrices: Prices;
  actions: LineActions;
}

/**
 * The cart's lines, with prices and stock of the quote if there is one. Of many only the first are shown until all are asked for,
 * and every one with which something is wrong.
 */
export function CartLines({ items, known, oldPrices, actions }: CartLinesProps) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useKeptFocus(list, items.length);
  // The pressed button is gone, and with it the focus.
  useEffect(() => {
    if (isOpen) list.current?.children[FEW_LINES]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isOpen]);

  const lines = items.map((item) => ({ item, oldPrice: oldPrices[item.id], ...lineStateOf(item, known) }));
  const isFolded = !isOpen && items.length > MOST_LINES;
  const shown = isFolded ? lines.filter((line, place) => place < FEW_LINES || needsALook(line)) : lines;
  return (
    <>
      {isCartUnkept() && (
        <Extra>
          <UnkeptCartNote />
        </Extra>
      )}
      <ul ref={list} className={styles.lines} aria-label={t('Cart')}>
        {shown.map((line) => (
          <CartLine key={line.item.id} actions={actions} {...line} />
        ))}
      </ul>
      {isFolded && shown.length < lines.length && (
        <Button kind="quiet" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('Show all {count} items', { count: lines.length })}
        </Button>
      )}
    </>
  );
}

type Line = ReturnType<typeof lineStateOf> & { item: CartItem; oldPrice: number | undefined };

/** Whether a line is sold out, has too few left or another price than before. */
const needsALook = ({ item, oldPrice, price, available, isGone }: Line): boolean =>
  isGone ||
  (available !== null && available < item.quantity) ||
  (oldPrice !== undefined && oldPrice !== price);
