import { type Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CouriersRepository, trackingUrl } from '../couriers/index.js';
import {
  aboutOrder,
  allows,
  ConfirmByPhoneFirst,
  factsOf,
  type Order,
  OrderChanges,
  transit,
  waitsForParcel,
  WrongStatus,
} from '../orders/index.js';
import { MoveStock } from '../stock/index.js';
import { moveOfCash } from './cash-stock.js';
import { ShippedByOther } from './errors.js';
import { judgeEach, type OrderResult, type Verdict } from './judge-each.js';
import { refuseStaleEdit } from './shipment-change.js';
import { ShipmentsRepository, type Shipper } from './shipments.repository.js';

/** One of the orders to ship. */
export interface Parcel {
  id: string;
  trackingNumber: string | null;
  /** The version that was seen; without one nothing is compared. */
  version?: number;
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
    private readonly changes: OrderChanges,
    private readonly couriers: CouriersRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly moveStock: MoveStock,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  ship(caller: Identity, courier: string, parcels: Parcel[]): Promise<OrderResult[]> {
    return onceByKey(this.dataSource, (tx) => this.shipIn(tx, caller, courier, parcels));
  }

  /** The same in a transaction that is under way. */
  async shipIn(
    tx: EntityManager,
    caller: Identity,
    courier: string,
    parcels: Parcel[],
  ): Promise<OrderResult[]> {
    const orders = await this.changes.lockTheirs(
      tx,
      caller,
      parcels.map(({ id }) => id),
    );
    const shippers = await this.shipments.findShippers(tx, shippedAmong([...orders.values()]));
    const { accepted, results } = judgeEach(parcels, orders, (order, parcel) =>
      judge(caller, courier, parcel, order, shippers.get(order.id)),
    );
    await this.writeShipped(tx, caller, courier, accepted);
    return results;
  }

  private async writeShipped(
    tx: EntityManager,
    caller: Identity,
    courier: string,
    accepted: { wanted: Parcel; order: Order }[],
  ): Promise<void> {
    if (accepted.length === 0) return;
    const { couriers } = await this.couriers.find(tx);
    const acts = accepted.map(({ wanted: { trackingNumber }, order }) => {
      const before = factsOf(order);
      transit(order, 'ship');
      Object.assign(order, shipmentFor(order, courier, trackingNumber));
      order.trackingUrl = trackingUrl(couriers, order);
      return staffActed(caller, 'order.shipped', aboutOrder(order), { before, after: factsOf(order) });
    });
    const orders = accepted.map(({ order }) => order);
    const stock = await this.moveStock.move(tx, moveOfCash.shipped(orders));
    await this.shipments.ship(tx, caller, orders);
    await this.outbox.record(tx, ...acts, ...stock);
  }
}

/** No courier has what waits at the shop, whoever brings the others of its batch. */
const shipmentFor = ({ isPickUp }: Order, courier: string, trackingNumber: string | null) =>
  isPickUp ? { courier: null, trackingNumber: null } : { courier, trackingNumber };

const shippedAmong = (orders: Order[]): string[] =>
  orders.filter(({ status }) => status === 'shipped').map(({ id }) => id);

function judge(
  caller: Identity,
  courier: string,
  { trackingNumber, version }: Parcel,
  order: Order,
  shipper: Shipper | undefined,
): Verdict {
  const mine = shipmentFor(order, courier, trackingNumber);
  const isSame = order.courier === mine.courier && order.trackingNumber === mine.trackingNumber;
  if (shipper?.byId === caller.userId && isSame) return 'done';
  if (shipper?.byName && shipper.at) return new ShippedByOther(shipper.byName, shipper.at);
  if (!allows(order, 'ship')) return new WrongStatus(order.status, 'ship');
  if (!waitsForParcel(order)) return new ConfirmByPhoneFirst();
  return staleness(order, { status: 'shipped', courier, trackingNumber, version }) ?? 'do';
}

function staleness(order: Order, wanted: Parameters<typeof refuseStaleEdit>[1]): Problem | null {
  try {
    refuseStaleEdit(order, wanted);
    return null;
  } catch (error) {
    return error as Problem;
  }
}
