import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { phoneE164, refuseStale, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutOrder } from '../audit.js';
import { PackedAlready, WrongStatus } from '../errors.js';
import { PackingRepository } from '../packing/packing.repository.js';
import type { DeliveryChanges } from './order-event.entity.js';
import { OrderEventsRepository } from './order-events.repository.js';
import type { Order, OrderStatus } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';

/** Where an order goes, by the names of the API. Undefined leaves a fact as it is; null removes it. */
export interface Delivery {
  customer_name?: string;
  phone_number?: string;
  shipping_address?: string;
  province?: string | null;
  district?: string | null;
  note?: string | null;
}

const changeable: readonly OrderStatus[] = ['pending', 'paid'];

/**
 * Corrects where an order goes: by its customer until something of it is packed, by staff until it is shipped. The timeline
 * keeps what it was. Publishes staff.acted for staff, without the person's data. Without a difference nothing is written.
 * Throws StaleEdit when the order has changed since that version was seen, WrongStatus and PackedAlready when it is too late.
 */
@Injectable()
export class ChangeDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly packing: PackingRepository,
    private readonly events: OrderEventsRepository,
    private readonly outbox: Outbox,
  ) {}

  ofStaff(caller: Identity, orderId: string, wanted: Delivery, seen?: number): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      const changes = differences(order, wanted);
      refuseStale('order', order, seen, Object.keys(changes));
      refuseTooLate(order);
      if (!(await this.change(tx, caller, order, changes))) return order;
      const after = { fields: Object.keys(changes) };
      await this.outbox.record(
        tx,
        staffActed(caller, 'order.delivery-changed', aboutOrder(order), { after }),
      );
      return order;
    });
  }

  ofCustomer(caller: Identity, orderId: string, wanted: Delivery, seen?: number): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (order?.userId !== caller.userId) throw notFound('Order');
      const changes = differences(order, wanted);
      // First, why nothing can be changed any more: no other version helps then.
      refuseTooLate(order);
      const lines = await this.packing.findLines(tx, orderId);
      if (lines.some(({ packedAt }) => packedAt !== null)) throw new PackedAlready();
      refuseStale('order', order, seen, Object.keys(changes));
      await this.change(tx, caller, order, changes);
      return order;
    });
  }

  /** Writes the changes with their entry of the timeline; answers whether there are any. */
  private async change(
    tx: EntityManager,
    caller: Identity,
    order: Order,
    changes: DeliveryChanges,
  ): Promise<boolean> {
    const all = Object.entries(changes);
    if (all.length === 0) return false;
    for (const [field, { to }] of all) put(order, field as keyof Delivery, to);
    order.phoneE164 = phoneE164(order.phoneNumber) ?? null;
    order.version += 1;
    await this.orders.update(tx, order);
    const by = { id: caller.userId, name: caller.name };
    await this.events.record(tx, order.id, { type: 'delivery_changed', at: new Date(), by, changes });
    return true;
  }
}

const columns = {
  customer_name: 'customerName',
  phone_number: 'phoneNumber',
  shipping_address: 'shippingAddress',
  province: 'province',
  district: 'district',
  note: 'note',
} as const satisfies Record<keyof Delivery, keyof Order>;

function put(order: Order, field: keyof Delivery, value: string | null): void {
  Object.assign(order, { [columns[field]]: value });
}

function differences(order: Order, wanted: Delivery): DeliveryChanges {
  const fields = Object.keys(columns) as (keyof Delivery)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [from, to] = [order[columns[field]], wanted[field]];
      return to === undefined || to === from ? [] : [[field, { from, to }]];
    }),
  );
}

function refuseTooLate({ status }: Order): void {
  if (!changeable.includes(status)) throw new WrongStatus(status, 'change_delivery');
}
