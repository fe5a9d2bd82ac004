import { Injectable } from '@nestjs/common';
import { phoneKey, prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** Of more phone numbers of one user only the first ones are kept. */
const most = 20;

/** Only users who lack a number are locked, in the order of their ids. */
const addPhones = prepared`
  WITH given AS (SELECT DISTINCT * FROM unnest($1::uuid[], $2::text[]) AS g (user_id, phone)),
  lacking AS (
    SELECT u.id, u.order_phones FROM users u
    WHERE cardinality(u.order_phones) < ${most}
      AND EXISTS (SELECT FROM given g WHERE g.user_id = u.id AND NOT g.phone = ANY (u.order_phones))
    ORDER BY u.id FOR UPDATE
  ),
  fresh AS (
    SELECT l.id, array_agg(g.phone) AS phones FROM lacking l JOIN given g ON g.user_id = l.id
    WHERE NOT g.phone = ANY (l.order_phones) GROUP BY l.id
  )
  UPDATE users u SET order_phones = u.order_phones || f.phones,
    search_key = u.search_key || E'\\n' || array_to_string(f.phones, E'\\n')
  FROM fresh f WHERE u.id = f.id`;

/** The phone numbers that users gave at checkouts, by which staff find them. */
@Injectable()
export class OrderPhonesRepository {
  /** Adds the numbers that are not known yet; repeatable. Users who are deleted by now are left out. */
  async add(tx: EntityManager, given: { userId: string; phone: string }[]): Promise<void> {
    const keys = given.map(({ userId, phone }) => ({ userId, key: phoneKey(phone) }));
    const numbers = keys.filter(({ key }) => key !== '');
    if (numbers.length === 0) return;
    await addPhones(tx, [numbers.map(({ userId }) => userId), numbers.map(({ key }) => key)]);
  }
}
