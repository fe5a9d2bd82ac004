import { Injectable } from '@nestjs/common';
import type { NewEvent } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { StockRepository } from './stock.repository.js';
import type { OrderItem } from '../orders/index.js';
import { applyMoves, type StockCause } from './stock-change.js';
import { stockEvents } from './stock-events.js';

/** How an order changes the stock: what to add to both figures for each piece in its lines. */
export interface StockMoveOfOrder {
  order: { id: string; items: Pick<OrderItem, 'productId' | 'quantity'>[] };
  available: number;
  held: number;
  /** Where the figures do not tell it. */
  cause?: StockCause;
}

type MovedStock = ReturnType<typeof applyMoves>;

/** Changes the stock of the products in orders' lines. */
@Injectable()
export class MoveStock {
  constructor(private readonly stock: StockRepository) {}

  /** Writes the moves; answers their events, which the caller records with the order's own. */
  async move(tx: EntityManager, moves: StockMoveOfOrder[]): Promise<NewEvent[]> {
    const moved = await this.prepare(tx, moves);
    await this.write(tx, moved);
    return stockEvents(moved.levels);
  }

  /** Locks the stock rows and calculates the moves, which are still to be written. */
  async prepare(tx: EntityManager, moves: StockMoveOfOrder[]): Promise<MovedStock> {
    const each = moves.flatMap(({ order, available, held, cause }) =>
      order.items.map(({ productId, quantity }) => ({
        productId,
        available: available * quantity,
        held: held * quantity,
        orderId: order.id,
        cause,
      })),
    );
    if (each.length === 0) return { levels: [], changes: [] };
    const locked = await this.stock.lock(tx, [...new Set(each.map((move) => move.productId))]);
    return applyMoves(locked, each);
  }

  async write(tx: EntityManager, { levels, changes }: MovedStock): Promise<void> {
    if (changes.length > 0) await this.stock.write(tx, levels, changes);
  }
}
