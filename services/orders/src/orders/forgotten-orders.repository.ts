import { Injectable } from '@nestjs/common';
import { formerCustomer } from '@mekong/messaging';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { orderKey } from './search-key.js';

/** An order in one of these is shipped no more, so that nobody needs to know to whom it went. */
const ended = `('delivered', 'cancelled', 'refunded')`;

const lockEnded = prepared<{ id: string; isEnded: boolean }>(
  `SELECT id, status IN ${ended} AS "isEnded" FROM orders WHERE user_id = $1 ORDER BY id FOR UPDATE`,
);

const blankOrders = prepared(
  `WITH blanked AS (
     UPDATE orders o SET customer_name = $3, account_name = $3, account_email = '', phone_number = '',
       phone_e164 = NULL, shipping_address = '', province = NULL, district = NULL, tracking_number = NULL, client_network = NULL, search_key = n.key, version = o.version + 1
     FROM unnest($1::text[], $2::text[]) AS n (id, key) WHERE o.id = n.id
   )
   UPDATE order_events e SET by_name = CASE WHEN e.by_id = o.user_id THEN $3 ELSE e.by_name END, tracking_number = NULL
   FROM orders o WHERE e.order_id = ANY ($1) AND o.id = e.order_id`,
);

/** The orders of users whose data is deleted. */
@Injectable()
export class ForgottenOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** Locks a user's orders until the transaction ends; answers the ids of those that have ended. */
  async lockEnded(tx: EntityManager, userId: string): Promise<string[]> {
    const orders = await lockEnded(tx, [userId]);
    return orders.filter(({ isEnded }) => isEnded).map(({ id }) => id);
  }

  /** Deletes whose locked orders these were and where they went; products and amounts stay. */
  async blank(tx: EntityManager, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const keys = ids.map((id) => orderKey({ id, customerName: formerCustomer, phoneNumber: '' }));
    await blankOrders(tx, [ids, keys, formerCustomer]);
  }

  async removeKeys(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM idempotency_keys WHERE user_id = $1', [userId]);
  }
}
