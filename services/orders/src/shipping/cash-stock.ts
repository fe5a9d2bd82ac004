import { isPaidAtDoor, type Order } from '../orders/index.js';
import type { StockMoveOfOrder } from '../stock/index.js';

const ofCash = (orders: Order[], held: 1 | -1): StockMoveOfOrder[] =>
  orders
    .filter(isPaidAtDoor)
    .map((order) => ({ order, available: 0, held, ...(held > 0 && { cause: 'hold' as const }) }));

/** An order that is paid at the door holds its stock until it is shipped, which sells it; others have sold it when they were paid. */
export const moveOfCash = {
  shipped: (orders: Order[]) => ofCash(orders, -1),
  takenBack: (orders: Order[]) => ofCash(orders, 1),
};
