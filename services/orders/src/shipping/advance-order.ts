import { fieldError, invalid } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CouriersRepository, trackingUrl } from '../couriers/index.js';
import {
  allows,
  announce,
  CameBackAlready,
  ConfirmByPhoneFirst,
  isPaidAtDoor,
  NoteCashFirst,
  type Order,
  type OrderChange,
  OrderChanges,
  orderShipped,
  pickUpOf,
  stepOf,
  transit,
  waitsForParcel,
  WrongStatus,
} from '../orders/index.js';
import { moveOfCash } from './cash-stock.js';
import { MoveStock } from '../stock/index.js';
import { refuseStaleEdit, type ShipmentChange } from './shipment-change.js';

export interface Advance extends ShipmentChange {
  status: 'shipped' | 'delivered';
}

/**
 * Staff ship or deliver an order. Publishes order.shipped or order.delivered, and staff.acted. Throws StaleEdit when somebody else
 * has changed the order, WrongStatus when it cannot become that, CameBackAlready, ConfirmByPhoneFirst and NoteCashFirst where it is paid at the door, and a 400 for a delivery with another courier or
 * tracking number than it was shipped with.
 */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly couriers: CouriersRepository,
    private readonly moveStock: MoveStock,
  ) {}

  advance(caller: Identity, orderId: string, advance: Advance): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, (order) => {
        refuseStaleEdit(order, advance);
        return advance.status === 'shipped' ? this.ship(tx, order, advance) : deliver(order, advance);
      }),
    );
  }

  private async ship(tx: EntityManager, order: Order, wanted: Advance): Promise<OrderChange> {
    if (!allows(order, 'ship')) throw new WrongStatus(order.status, 'ship');
    if (!waitsForParcel(order)) throw new ConfirmByPhoneFirst();
    transit(order, 'ship');
    // No courier has what waits at the shop.
    if (!order.isPickUp) {
      order.courier = wanted.courier ?? order.courier;
      order.trackingNumber = wanted.trackingNumber ?? order.trackingNumber;
    }
    order.trackingUrl = trackingUrl((await this.couriers.find(tx)).couriers, order);
    const { courier, trackingNumber } = order;
    const stock = await this.moveStock.move(tx, moveOfCash.shipped([order]));
    return {
      entry: { type: 'shipped', courier, trackingNumber },
      events: [orderShipped(order), ...stock],
      act: { action: 'order.shipped' },
    };
  }
}

function deliver(order: Order, wanted: Advance): OrderChange {
  if (!allows(order, 'deliver')) throw new WrongStatus(order.status, 'deliver');
  if (isPaidAtDoor(order)) throw new NoteCashFirst();
  if (order.cameBackAt) throw new CameBackAlready();
  refuseOtherShipment(order, wanted);
  const untold = announce(order);
  transit(order, 'deliver');
  return {
    entry: { type: 'delivered' },
    events: [...untold, newEvent('order.delivered.v1', order.id, { ...stepOf(order), ...pickUpOf(order) })],
    act: { action: 'order.delivered' },
  };
}

/** A delivery does not change how the goods were sent: another courier or tracking number is a mistake. */
function refuseOtherShipment(order: Order, wanted: Advance): void {
  const fault = (field: string, label: string) =>
    fieldError(field, 'UNCHANGEABLE', `${label} cannot change with the delivery`);
  const { courier = order.courier, trackingNumber = order.trackingNumber } = wanted;
  const faults = [
    ...(courier === order.courier ? [] : [fault('courier', 'Courier')]),
    ...(trackingNumber === order.trackingNumber ? [] : [fault('tracking_number', 'Tracking number')]),
  ];
  if (faults.length > 0) throw invalid(faults);
}
