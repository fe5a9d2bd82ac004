import { notFound, type Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutOrder, factsOf } from '../audit.js';
import { ShippedByOther, WrongStatus } from '../errors.js';
import { trackingUrl } from '../couriers/courier.js';
import { CouriersRepository } from '../couriers/couriers.repository.js';
import { mayBecome, type Order } from './order.entity.js';
import { isWhollyOf } from './order-scope.js';
import { OrdersRepository } from './orders.repository.js';
import { refuseStaleEdit } from './shipment-change.js';
import { ShipmentsRepository, type Shipper } from './shipments.repository.js';

/** One of the orders to ship. */
export interface Parcel {
  id: string;
  trackingNumber: string | null;
  /** The version that was seen; without one nothing is compared. */
  version?: number;
}

/** What became of one of many orders; `problem` says why it was refused. */
export interface OrderResult {
  id: string;
  orderNumber: string | null;
  problem: Problem | null;
}

/**
 * Staff ship many orders with one courier, each judged by itself: one that is refused stops no other. For ten seconds they
 * can be taken back (`TakeBackShipments`); then order.shipped is published. Publishes staff.acted. A repeated call of the
 * same person is harmless.
 */
@Injectable()
export class ShipOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly couriers: CouriersRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  run(caller: Identity, courier: string, parcels: Parcel[]): Promise<OrderResult[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const found = await this.orders.lockAll(
        tx,
        parcels.map(({ id }) => id),
      );
      const orders = new Map(found.map((order) => [order.id, order]));
      const shippers = await this.shipments.findShippers(tx, shippedAmong(found));
      const judged = parcels.map((parcel) => {
        const order = orders.get(parcel.id);
        return { parcel, order, verdict: judge(caller, courier, parcel, order, shippers.get(parcel.id)) };
      });
      const accepted = judged.flatMap(({ parcel, order, verdict }) =>
        order && verdict === 'ship' ? [{ parcel, order }] : [],
      );
      await this.ship(tx, caller, courier, accepted);
      return judged.map(({ parcel, order, verdict }) => ({
        id: parcel.id,
        orderNumber: order?.orderNumber ?? null,
        problem: typeof verdict === 'string' ? null : verdict,
      }));
    });
  }

  private async ship(
    tx: EntityManager,
    caller: Identity,
    courier: string,
    accepted: { parcel: Parcel; order: Order }[],
  ): Promise<void> {
    if (accepted.length === 0) return;
    const { couriers } = await this.couriers.find(tx);
    const acts = accepted.map(({ parcel: { trackingNumber }, order }) => {
      const before = factsOf(order);
      Object.assign(order, { status: 'shipped', courier, trackingNumber });
      order.trackingUrl = trackingUrl(couriers, order);
      return staffActed(caller, 'order.shipped', aboutOrder(order), { before, after: factsOf(order) });
    });
    await this.shipments.ship(
      tx,
      caller,
      accepted.map(({ order }) => order),
    );
    await this.outbox.record(tx, ...acts);
  }
}

const shippedAmong = (orders: Order[]): string[] =>
  orders.filter(({ status }) => status === 'shipped').map(({ id }) => id);

/** What to do with a parcel: ship it, nothing as it is done already, or why it is refused. */
function judge(
  caller: Identity,
  courier: string,
  { trackingNumber, version }: Parcel,
  order: Order | undefined,
  shipper: Shipper | undefined,
): 'ship' | 'done' | Problem {
  if (!order || !isWhollyOf(order, caller)) return notFound('Order');
  const isSame = order.courier === courier && order.trackingNumber === trackingNumber;
  if (shipper?.byId === caller.userId && isSame) return 'done';
  if (shipper?.byName && shipper.at) return new ShippedByOther(shipper.byName, shipper.at);
  if (!mayBecome(order.status, 'shipped')) return new WrongStatus(order.status, 'ship');
  return staleness(order, { status: 'shipped', courier, trackingNumber, version }) ?? 'ship';
}

function staleness(order: Order, wanted: Parameters<typeof refuseStaleEdit>[1]): Problem | null {
  try {
    refuseStaleEdit(order, wanted);
    return null;
  } catch (error) {
    return error as Problem;
  }
}
