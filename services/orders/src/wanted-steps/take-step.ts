import { type EventData, notFound, Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { NoteCashStep } from '../cash/index.js';
import { type Courier, CouriersRepository } from '../couriers/index.js';
import { OrderEventsRepository, OrdersRepository, waitsForParcel } from '../orders/index.js';
import { PackOrder } from '../packing/index.js';
import { ShipOrders } from '../shipping/index.js';
import { MayShip, StaffRepository } from '../staff/index.js';

type Wanted = EventData<'order.step-wanted.v1'>;

/** What became of a step that was wanted. */
export type Taken =
  | { outcome: 'done'; orderNumber?: string; isPart?: boolean }
  | { outcome: 'already'; orderNumber?: string; who?: string; at?: Date }
  | { outcome: 'courier-needed'; couriers: Courier[] };

/** Which roles may take a step, as the routes of the dashboard say. */
const mayTake: Record<Wanted['step'], readonly string[]> = {
  confirm: ['admin', 'support'],
  pack: ['admin', 'seller', 'packer'],
  ship: ['admin', 'packer', 'seller'],
};

/** Has an order take a step by the use cases of the dashboard, with their permissions and audit. Throws their problems. */
@Injectable()
export class TakeStep {
  constructor(
    private readonly noteCashStep: NoteCashStep,
    private readonly packOrder: PackOrder,
    private readonly shipOrders: ShipOrders,
    private readonly couriers: CouriersRepository,
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly mayShip: MayShip,
    private readonly staff: StaffRepository,
  ) {}

  take(tx: EntityManager, caller: Identity, wanted: Wanted): Promise<Taken> {
    if (!mayTake[wanted.step].includes(caller.role))
      throw new Problem(403, 'FORBIDDEN', 'You may not do this.');
    if (wanted.step === 'confirm') return this.confirm(tx, caller, wanted.order_id);
    if (wanted.step === 'pack') return this.pack(tx, caller, wanted.order_id);
    return this.ship(tx, caller, wanted);
  }

  private async confirm(tx: EntityManager, caller: Identity, orderId: string): Promise<Taken> {
    await this.staff.refuseOrder(caller, orderId);
    const startedAt = new Date();
    const order = await this.noteCashStep.noteIn(tx, caller, orderId, { step: 'confirmed' });
    const orderNumber = order.orderNumber;
    if (order.confirmedAt! >= startedAt) return { outcome: 'done', orderNumber };
    const timeline = await this.events.findByOrder(orderId);
    const who = timeline.findLast(({ type }) => type === 'confirmed')?.byName ?? undefined;
    return { outcome: 'already', orderNumber, who, at: order.confirmedAt! };
  }

  private async pack(tx: EntityManager, caller: Identity, orderId: string): Promise<Taken> {
    const order = await this.packOrder.packIn(tx, caller, orderId, { packed: true });
    return { outcome: 'done', orderNumber: order.orderNumber, isPart: caller.role === 'seller' };
  }

  private async ship(
    tx: EntityManager,
    caller: Identity,
    { order_id: id, courier, tracking_number: number }: Wanted,
  ): Promise<Taken> {
    await this.mayShip.require(caller);
    const { couriers } = await this.couriers.find(tx);
    const one = couriers.find(({ name }) => name === courier);
    const order = await this.orders.lock(tx, id);
    // Of an order that cannot be shipped nobody is asked with whom.
    if (order && waitsForParcel(order) && (!one || (one.needsNumber && !number)))
      return { outcome: 'courier-needed', couriers };
    const parcel = { id, trackingNumber: number ?? null };
    const [result] = await this.shipOrders.shipIn(tx, caller, one?.name ?? '', [parcel]);
    if (!result) throw notFound('Order');
    if (result.problem) throw result.problem;
    return { outcome: 'done', orderNumber: result.orderNumber ?? undefined };
  }
}
