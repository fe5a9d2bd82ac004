import { Injectable } from '@nestjs/common';
import { newEvent, type NewEvent } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { StockRepository, type StockMove } from '../data-access/stock.repository.js';
import type { Order } from '../domain/order.js';

/** Moves the stock of an order's lines by their quantities; answers the news of it, to be recorded along with the order's. */
@Injectable()
export class MoveStock {
  constructor(private readonly stock: StockRepository) {}

  async run(
    tx: EntityManager,
    { id, items }: Order,
    by: { available: number; held: number },
  ): Promise<NewEvent[]> {
    const moves: StockMove[] = items.map((item) => ({
      productId: item.productId,
      available: by.available * item.quantity,
      held: by.held * item.quantity,
      orderId: id,
    }));
    await this.stock.lock(
      tx,
      moves.map((move) => move.productId),
    );
    const levels = await this.stock.move(tx, moves);
    return levels.map((level) => newEvent('stock.changed.v1', level.product_id, level));
  }
}
