import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import type { Order } from '../orders/index.js';
import { NotReturnable, TooManyToReturn } from './errors.js';
import type { WantedLine } from './return.js';
import { ReturnsRepository } from './returns.repository.js';

const dayMs = 24 * 60 * 60 * 1000;

/** What of an order can be returned, and until when. */
@Injectable()
export class ReturnRules {
  constructor(
    private readonly returns: ReturnsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** Until when; null while it is not delivered. */
  async until({ id }: Order, tx?: EntityManager): Promise<Date | null> {
    const deliveredAt = await this.returns.deliveredAt(id, tx);
    return deliveredAt && new Date(deliveredAt.getTime() + this.config.RETURN_DAYS * dayMs);
  }

  /** How many pieces of each line can still be returned. */
  async leftOf(order: Order, tx?: EntityManager): Promise<{ id: number; name: string; left: number }[]> {
    const taken = await this.returns.takenOf(order.id, tx);
    return order.items.map(({ id, name, quantity, refundedQuantity }) => ({
      ...{ id, name },
      left: Math.max(0, quantity - refundedQuantity - (taken.get(id) ?? 0)),
    }));
  }

  /** Throws NotReturnable or TooManyToReturn. */
  async require(order: Order, wanted: WantedLine[], tx?: EntityManager): Promise<void> {
    const days = this.config.RETURN_DAYS;
    const until = order.status === 'delivered' ? await this.until(order, tx) : null;
    if (!until) throw new NotReturnable('not_delivered', days);
    if (until < new Date()) throw new NotReturnable('too_late', days);
    const lines = new Map((await this.leftOf(order, tx)).map((line) => [line.id, line]));
    for (const { id, quantity } of wanted) {
      const { name, left } = lines.get(id)!;
      if (quantity > left) throw new TooManyToReturn(name, left);
    }
  }
}
