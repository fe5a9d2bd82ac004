import { Injectable } from '@nestjs/common';
import { newEvent } from '@mekong/messaging';
import { phoneE164, refuseStale, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PackedAlready } from './errors.js';
import { RefuseOtherFee } from './refuse-other-fee.js';
import {
  type DeliveryChanges,
  type Order,
  type OrderChange,
  OrderChanges,
  type OrderStatus,
  stepOf,
  WrongStatus,
} from '../orders/index.js';
import { PackingRepository } from '../packing/index.js';

/** Where an order goes, by the names of the API. Undefined leaves a fact as it is; null removes it. */
export interface Delivery {
  customer_name?: string;
  phone_number?: string;
  shipping_address?: string;
  province?: string | null;
  district?: string | null;
  note?: string | null;
  map_link?: string | null;
}

const changeable: readonly OrderStatus[] = ['pending', 'paid'];

/**
 * Corrects where an order goes: by its customer until something of it is packed, by staff until it is shipped. The timeline
 * keeps what it was. Publishes order.delivery-changed, and staff.acted for staff, without the person's data. Without a difference nothing is written.
 * Throws StaleEdit when the order has changed since that version was seen, WrongStatus and PackedAlready when it is too late, and for
 * its customer BroughtForAnother where that is not what they pay for.
 */
@Injectable()
export class ChangeDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly packing: PackingRepository,
    private readonly refuseOtherFee: RefuseOtherFee,
  ) {}

  ofStaff(caller: Identity, orderId: string, wanted: Delivery, seen?: number): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, (order) => {
        const changes = differences(order, wanted);
        refuseStale('order', order, seen, Object.keys(changes));
        refuseTooLate(order);
        const facts = { after: { fields: Object.keys(changes) } };
        const changed = put(order, changes);
        return changed && { ...changed, act: { action: 'order.delivery-changed', facts } };
      }),
    );
  }

  ofCustomer(caller: Identity, orderId: string, wanted: Delivery, seen?: number): Promise<Order> {
    return this.dataSource.transaction((tx) => {
      const change = async (order: Order) => {
        const changes = differences(order, wanted);
        // First, why nothing can be changed any more: no other version helps then.
        refuseTooLate(order);
        const lines = await this.packing.findLines(tx, orderId);
        if (lines.some(({ packedAt }) => packedAt !== null)) throw new PackedAlready();
        refuseStale('order', order, seen, Object.keys(changes));
        if (changes.province || changes.district)
          await this.refuseOtherFee.at(tx, order, {
            province: valueOf(changes.province, order.province),
            district: valueOf(changes.district, order.district),
          });
        return put(order, changes);
      };
      return this.changes.change(tx, caller, orderId, change, ({ userId }) => userId === caller.userId);
    });
  }
}

const columns = {
  customer_name: 'customerName',
  phone_number: 'phoneNumber',
  shipping_address: 'shippingAddress',
  province: 'province',
  district: 'district',
  note: 'note',
  map_link: 'mapLink',
} as const satisfies Record<keyof Delivery, keyof Order>;

const valueOf = (change: { to: string | null } | undefined, now: string | null) => (change ? change.to : now);

/** Nothing where there are no changes. */
function put(order: Order, changes: DeliveryChanges): OrderChange | undefined {
  const all = Object.entries(changes);
  if (all.length === 0) return undefined;
  for (const [field, { to }] of all) Object.assign(order, { [columns[field as keyof Delivery]]: to });
  order.phoneE164 = phoneE164(order.phoneNumber) ?? null;
  const { customerName, phoneNumber, shippingAddress } = order;
  const now = { customer_name: customerName, phone_number: phoneNumber, shipping_address: shippingAddress };
  return {
    entry: { type: 'delivery_changed', changes },
    events: [newEvent('order.delivery-changed.v1', order.id, { ...stepOf(order), ...now })],
  };
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
