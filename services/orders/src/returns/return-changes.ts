import { notFound } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Order, type OrderChange, OrderChanges } from '../orders/index.js';
import { StaffRepository } from '../staff/index.js';
import { ReturnStateChanged } from './errors.js';
import { follows, type ReturnState } from './return-states.js';
import type { Return } from './return.js';
import { ReturnsRepository } from './returns.repository.js';

/** What a change of a return leaves, which is written with its order. */
export interface ReturnChange {
  change: OrderChange;
  /** Where an amount was given back instead of the price of its pieces. */
  isAmount?: boolean;
}

/**
 * The one way in which the state of a return changes: locked after its order, by the table of states, and with the timeline, the
 * events and the audit log of the order. Who asks for the state that it has already gets it as it is.
 */
@Injectable()
export class ReturnChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly returns: ReturnsRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** `change` gets the return in its new state, and may change the rest of it. Throws ReturnStateChanged, and a 404 for whose it is not. */
  async change(
    caller: Identity,
    id: number,
    to: ReturnState,
    change: (tx: EntityManager, order: Order, changing: Return) => Promise<ReturnChange> | ReturnChange,
    isTheirs?: (order: Order, caller: Identity) => boolean,
  ): Promise<Return> {
    const { orderId } = await this.find(caller, id);
    return this.dataSource.transaction(async (tx) => {
      const write = async (order: Order) => {
        const changing = await this.returns.lock(tx, id);
        if (changing.state === to) return undefined;
        if (!follows(changing.state, to)) throw new ReturnStateChanged(changing.state);
        changing.state = to;
        const { change: changed, isAmount = false } = await change(tx, order, changing);
        await this.returns.update(tx, changing, isAmount);
        return changed;
      };
      await this.changes.change(tx, caller, orderId, write, isTheirs);
      return (await this.returns.find(id, tx))!;
    });
  }

  private async find(caller: Identity, id: number): Promise<Return> {
    const found = await this.returns.find(id);
    if (!found) throw notFound('Return');
    await this.staff.refuseOrder(caller, found.orderId);
    return found;
  }
}
