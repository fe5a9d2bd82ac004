import { useState } from 'react';
import type { CartItem } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';

/** The changes of the cart. */
export interface CartActions {
  increase: (id: number) => void;
  decrease: (id: number) => void;
  remove: (id: number) => void;
  putBack: (item: CartItem, index: number) => void;
  setQuantity: (id: number, quantity: number) => void;
  reprice: (prices: { id: number; price: number }[]) => void;
}

export interface LineActions {
  increase: (item: CartItem) => void;
  decrease: (item: CartItem) => void;
  remove: (item: CartItem) => void;
  setQuantity: (item: CartItem, quantity: number) => void;
}

/** The actions of the cart's lines; removing one shows a toast with Undo. `lastChange` is for screen readers. */
export function useLineActions(items: CartItem[], actions: CartActions) {
  const { t, pick } = useI18n();
  const [lastChange, setLastChange] = useState('');

  const nameOf = ({ name, name_km }: CartItem) => pick(name, name_km);

  const announce = (item: CartItem, quantity: number) =>
    setLastChange(t('{name}: {quantity} in the cart.', { name: nameOf(item), quantity }));

  const remove = (item: CartItem) => {
    const index = items.indexOf(item);
    actions.remove(item.id);
    announce(item, 0);
    toast.info(t('{name} removed from the cart', { name: nameOf(item) }), {
      action: { label: t('Undo'), onClick: () => actions.putBack(item, index) },
    });
  };

  const lineActions: LineActions = {
    remove,
    increase: (item) => {
      actions.increase(item.id);
      announce(item, item.quantity + 1);
    },
    decrease: (item) => {
      if (item.quantity <= 1) return remove(item);
      actions.decrease(item.id);
      announce(item, item.quantity - 1);
    },
    setQuantity: (item, quantity) => {
      actions.setQuantity(item.id, quantity);
      announce(item, quantity);
    },
  };
  return { lineActions, lastChange };
}
