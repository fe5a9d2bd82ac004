import { fieldError, invalid } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { MoveStock } from '../stock/index.js';
import { ReturnChanges } from './return-changes.js';
import { returnChanged } from './return-event.js';
import type { Return, ReturnLine } from './return.js';
import { ReturnsRepository } from './returns.repository.js';

/** How many pieces of a line can be sold again; the others are damaged. */
export interface ArrivedLine {
  id: number;
  restock: number;
}

/**
 * Staff note that what is returned has arrived, and which of it can be sold again: that is counted to the stock, once. Publishes
 * order.return-changed, stock.changed and staff.acted; repeatable.
 */
@Injectable()
export class TakeReturnIn {
  constructor(
    private readonly changes: ReturnChanges,
    private readonly returns: ReturnsRepository,
    private readonly moveStock: MoveStock,
  ) {}

  take(caller: Identity, id: number, arrived: ArrivedLine[]): Promise<Return> {
    return this.changes.change(caller, id, 'arrived', async (tx, order, changing) => {
      refuseOtherLines(changing.lines, arrived);
      const restocked = arrived.map(({ id: line, restock }) => ({ id: line, quantity: restock }));
      await this.returns.noteArrived(tx, id, restocked);
      const items = changing.lines.map(({ id: line, productId }) => ({
        productId,
        quantity: arrived.find((one) => one.id === line)!.restock,
      }));
      const sellable = items.filter(({ quantity }) => quantity > 0);
      const move = {
        ...{ order: { id: order.id, items: sellable }, available: 1, held: 0, cause: 'returned' as const },
      };
      const stock = await this.moveStock.move(tx, [move]);
      return {
        change: {
          entry: { type: 'return_arrived' },
          events: [...stock, returnChanged(order, changing, 'arrived')],
          act: {
            action: 'order.return-arrived',
            facts: { after: { return: id, products: changing.lines.map(wordsOf(arrived)) } },
          },
        },
      };
    });
  }
}

const wordsOf =
  (arrived: ArrivedLine[]) =>
  ({ id, name, quantity }: ReturnLine) =>
    `${quantity} × ${name}, ${arrived.find((one) => one.id === id)!.restock} to the stock`;

/** Each line is judged, and none of its pieces twice. */
function refuseOtherLines(lines: ReturnLine[], arrived: ArrivedLine[]): void {
  const isEach =
    arrived.length === lines.length &&
    lines.every(({ id, quantity }) => arrived.some((one) => one.id === id && one.restock <= quantity));
  if (!isEach)
    throw invalid([
      fieldError('lines', 'EACH_LINE_ONCE', 'must name each line once, with no more pieces than come back'),
    ]);
}
