import type { CartItem } from '../api/types';

/** What the rendered button that adds to the cart carries, so that it works before the shop's code has come. */
export interface EarlyAdd {
  item: CartItem;
  /** Said when it is in the cart. */
  done: string;
}
