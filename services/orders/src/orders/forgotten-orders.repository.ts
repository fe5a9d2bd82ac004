import { Injectable } from '@nestjs/common';
import { formerCustomer } from '@mekong/messaging';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { endedStatuses } from './order-transitions.js';
import type { Order } from './order.entity.js';
import { orderKey } from './search-key.js';

/** What an order is still called by afterwards. */
export type EndedOrder = Pick<Order, 'id' | 'orderNumber'>;

const lockEnded = prepared<EndedOrder & { isEnded: boolean }>`
  SELECT id, order_number AS "orderNumber", status = ANY ($2::text[]) AS "isEnded" FROM orders WHERE user_id = $1 ORDER BY id FOR UPDATE`;

const blankOrders = prepared`
  WITH blanked AS (
    UPDATE orders o SET customer_name = $3, account_name = $3, account_email = '', phone_number = '',
      phone_e164 = NULL, shipping_address = '', province = NULL, district = NULL, note = NULL, map_link = NULL, tracking_number = NULL, tracking_url = NULL, client_network = NULL, client_wide_network = NULL, search_key = n.key,
      admin_key = (SELECT string_agg(i.name_key, E'\\n') FROM order_items i WHERE i.order_id = o.id), version = o.version + 1
    FROM unnest($1::text[], $2::text[]) AS n (id, key) WHERE o.id = n.id
  )
  UPDATE order_events e SET by_name = CASE WHEN e.by_id = o.user_id THEN $3 ELSE e.by_name END, tracking_number = NULL, changes = NULL
  FROM orders o WHERE e.order_id = ANY ($1) AND o.id = e.order_id`;

const deleteNotes = prepared`DELETE FROM order_notes WHERE order_id = ANY ($1::text[])`;

/** What is issued keeps its buyer. */
const deleteVatRequests = prepared`DELETE FROM vat_requests WHERE order_id = ANY ($1::text[])`;

/** What a return says in its customer's words, and shows. */
const blankReturns = prepared`
  WITH photos AS (
    DELETE FROM return_photos p USING order_returns r WHERE r.id = p.return_id AND r.order_id = ANY ($1::text[])
  )
  UPDATE order_returns SET details = NULL, message = NULL, label = NULL WHERE order_id = ANY ($1::text[])`;

const deleteKeys = prepared`DELETE FROM idempotency_keys WHERE user_id = $1`;

/** The orders of users whose data is deleted. */
@Injectable()
export class ForgottenOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** Locks a user's orders until the transaction ends; answers those that have ended. */
  async lockEnded(tx: EntityManager, userId: string): Promise<EndedOrder[]> {
    const orders = await lockEnded(tx, [userId, endedStatuses]);
    return orders.filter(({ isEnded }) => isEnded);
  }

  /** Deletes whose locked orders these were and where they went; products and amounts stay. */
  async blank(tx: EntityManager, orders: EndedOrder[]): Promise<void> {
    if (orders.length === 0) return;
    const blanked = { customerName: formerCustomer, phoneNumber: '', shippingAddress: '' };
    const keys = orders.map(({ id, orderNumber }) => orderKey({ id, orderNumber, ...blanked }));
    const ids = orders.map(({ id }) => id);
    await blankOrders(tx, [ids, keys, formerCustomer]);
    // They may say anything about the customer.
    await deleteNotes(tx, [ids]);
    await deleteVatRequests(tx, [ids]);
    await blankReturns(tx, [ids]);
  }

  async removeKeys(tx: EntityManager, userId: string): Promise<void> {
    await deleteKeys(tx, [userId]);
  }
}
