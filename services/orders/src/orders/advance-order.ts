import { fieldError, invalid, notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { trackingUrl } from '../couriers/courier.js';
import { CouriersRepository } from '../couriers/couriers.repository.js';
import { ForgetCustomer } from './forget-customer.js';
import { OrderEventsRepository } from './order-events.repository.js';
import { isWhollyOf } from './order-scope.js';
import { OrdersRepository } from './orders.repository.js';
import { briefOf } from '../order-snapshot.js';
import { CameBackAlready, WrongStatus } from '../errors.js';
import { mayBecome, type Order } from './order.entity.js';
import { aboutOrder, factsOf } from '../audit.js';
import { announce, orderShipped } from './shipment-events.js';
import { refuseStaleEdit, type ShipmentChange } from './shipment-change.js';

export interface Advance extends ShipmentChange {
  status: 'shipped' | 'delivered';
}

/**
 * Staff ship or deliver an order, which goes into its timeline. Publishes order.shipped or order.delivered, and
 * staff.acted. Throws StaleEdit when somebody else has changed the order, WrongStatus when it cannot become that, and a
 * 400 for a delivery with another courier or tracking number than it was shipped with.
 */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly couriers: CouriersRepository,
    private readonly events: OrderEventsRepository,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, orderId: string, advance: Advance): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order || !isWhollyOf(order, caller)) throw notFound('Order');
      refuseStaleEdit(order, advance);
      if (!mayBecome(order.status, advance.status))
        throw new WrongStatus(order.status, advance.status === 'shipped' ? 'ship' : 'deliver');
      if (order.cameBackAt) throw new CameBackAlready();
      if (advance.status === 'delivered') refuseOtherShipment(order, advance);
      await this.advance(tx, caller, order, advance);
      return order;
    });
  }

  private async advance(tx: EntityManager, caller: Identity, order: Order, wanted: Advance): Promise<void> {
    const before = factsOf(order);
    const untold = announce(order);
    order.status = wanted.status;
    order.courier = wanted.courier ?? order.courier;
    order.trackingNumber = wanted.trackingNumber ?? order.trackingNumber;
    if (wanted.status === 'shipped')
      order.trackingUrl = trackingUrl((await this.couriers.find(tx)).couriers, order);
    order.version += 1;
    await this.orders.update(tx, order);
    const { id, courier, trackingNumber } = order;
    await this.events.record(tx, id, {
      type: wanted.status,
      at: new Date(),
      by: { id: caller.userId, name: caller.name },
      ...(wanted.status === 'shipped' && { courier, trackingNumber }),
    });
    const change = { before, after: factsOf(order) };
    const act = staffActed(caller, `order.${wanted.status}`, aboutOrder(order), change);
    await this.outbox.record(tx, ...untold, eventOf(order), act);
    if (order.status === 'delivered') await this.forgetCustomer.atTheEnd(tx, [order]);
  }
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

function eventOf(order: Order) {
  return order.status === 'delivered'
    ? newEvent('order.delivered.v1', order.id, briefOf(order))
    : orderShipped(order);
}
