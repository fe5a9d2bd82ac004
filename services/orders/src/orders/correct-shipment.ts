import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { trackingUrl } from '../couriers/courier.js';
import { CouriersRepository } from '../couriers/couriers.repository.js';
import { OrderEventsRepository } from './order-events.repository.js';
import { isWhollyOf } from './order-scope.js';
import { OrdersRepository } from './orders.repository.js';
import { briefOf } from '../order-snapshot.js';
import { WrongStatus } from '../errors.js';
import type { Order } from './order.entity.js';
import { aboutOrder, factsOf } from '../audit.js';
import { announce } from './shipment-events.js';
import { refuseStaleEdit, type ShipmentChange } from './shipment-change.js';

/**
 * Staff correct the courier or the tracking number of a shipped order, which goes into its timeline.
 * Publishes order.shipment-corrected and staff.acted. Without a difference nothing is written, not even a new version.
 * Throws StaleEdit when somebody else has changed the order, WrongStatus when it is not shipped, or delivered already.
 */
@Injectable()
export class CorrectShipment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly couriers: CouriersRepository,
    private readonly events: OrderEventsRepository,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, orderId: string, wanted: ShipmentChange): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order || !isWhollyOf(order, caller)) throw notFound('Order');
      refuseStaleEdit(order, wanted);
      if (order.status !== 'shipped') throw new WrongStatus(order.status, 'correct_shipment');
      await this.correct(tx, caller, order, wanted);
      return order;
    });
  }

  private async correct(tx: EntityManager, caller: Identity, order: Order, wanted: ShipmentChange) {
    const before = factsOf(order);
    const { courier = order.courier, trackingNumber = order.trackingNumber } = wanted;
    if (courier === order.courier && trackingNumber === order.trackingNumber) return;
    const untold = announce(order);
    const { couriers } = await this.couriers.find(tx);
    Object.assign(order, { courier, trackingNumber, version: order.version + 1 });
    order.trackingUrl = trackingUrl(couriers, order);
    await this.orders.update(tx, order);
    const by = { id: caller.userId, name: caller.name };
    await this.events.record(tx, order.id, {
      type: 'corrected',
      at: new Date(),
      by,
      courier,
      trackingNumber,
    });
    const event = newEvent('order.shipment-corrected.v1', order.id, {
      ...briefOf(order),
      courier,
      tracking_number: trackingNumber,
      tracking_url: order.trackingUrl,
      version: order.version,
    });
    const change = { before, after: factsOf(order) };
    const act = staffActed(caller, 'order.shipment-corrected', aboutOrder(order), change);
    await this.outbox.record(tx, ...untold, event, act);
  }
}
