import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Order } from '../orders/index.js';
import { OrderRulesRepository } from '../rules/index.js';
import { type LineWarranty, WarrantyRepository } from '../warranty/index.js';
import { NotReturnable, NoWarranty, TooManyToReturn } from './errors.js';
import { claimReason, type WantedReturn } from './return.js';
import { ReturnsRepository } from './returns.repository.js';

const dayMs = 24 * 60 * 60 * 1000;

/** What of a line can be returned: so many pieces, and as a claim while its warranty holds. */
export interface LeftLine {
  id: number;
  name: string;
  left: number;
  warranty: LineWarranty;
}

/** What of an order can be returned, and until when. */
@Injectable()
export class ReturnRules {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly warranties: WarrantyRepository,
    private readonly rules: OrderRulesRepository,
  ) {}

  private async days(tx?: EntityManager): Promise<number> {
    return (await this.rules.find(tx)).returnDays;
  }

  /** Until when without a claim; null while it is not delivered. */
  async until({ id }: Order, tx?: EntityManager): Promise<Date | null> {
    const [deliveredAt, days] = await Promise.all([this.returns.deliveredAt(id, tx), this.days(tx)]);
    return deliveredAt && new Date(deliveredAt.getTime() + days * dayMs);
  }

  /** The ids of a customer's orders of which something can be returned now, in time or as a claim. */
  async returnableOf(userId: string): Promise<string[]> {
    return this.returns.findReturnable(userId, await this.days());
  }

  /** How many pieces of each line can still be returned, in time or as a claim. */
  async leftOf(order: Order, tx?: EntityManager): Promise<LeftLine[]> {
    const taken = await this.returns.takenOf(order.id, tx);
    const warranties = await this.warranties.ofOrder(order.id, tx);
    return order.items.map(({ id, name, quantity, refundedQuantity }) => ({
      ...{ id, name, warranty: warranties.get(id)! },
      left: Math.max(0, quantity - refundedQuantity - (taken.get(id) ?? 0)),
    }));
  }

  /** At some time: a call may be repeated after its answer was lost, whatever has become of the order since. Throws NotReturnable. */
  async requireDelivered(orderId: string): Promise<void> {
    if (!(await this.returns.deliveredAt(orderId)))
      throw new NotReturnable('not_delivered', await this.days());
  }

  /** A claim needs a warranty of each line instead of the time. Throws NotReturnable, NoWarranty or TooManyToReturn. */
  async require(order: Order, { lines: wanted, reason }: WantedReturn, tx?: EntityManager): Promise<void> {
    const days = await this.days(tx);
    const isClaim = reason === claimReason;
    const until = order.status === 'delivered' ? await this.until(order, tx) : null;
    if (!until) throw new NotReturnable('not_delivered', days);
    if (!isClaim && until < new Date()) throw new NotReturnable('too_late', days);
    const lines = new Map((await this.leftOf(order, tx)).map((line) => [line.id, line]));
    for (const { id, quantity } of wanted) {
      const { name, left, warranty } = lines.get(id)!;
      if (isClaim && !warranty.holds) throw new NoWarranty(name);
      if (quantity > left) throw new TooManyToReturn(name, left);
    }
  }
}
