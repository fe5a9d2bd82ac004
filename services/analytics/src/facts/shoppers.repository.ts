import { Injectable } from '@nestjs/common';
import type { Role } from '@mekong/contracts';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** A person's name and email at a moment. */
export interface Person {
  user_id: string;
  email: string;
  name: string;
  at: string;
}

const writePeople = prepared`
  INSERT INTO customers (id, email, name, told_at)
  SELECT DISTINCT ON (id) * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])
    AS given (id, email, name, told_at) ORDER BY id, told_at DESC
  ON CONFLICT (id) DO UPDATE SET email = excluded.email, name = excluded.name, told_at = excluded.told_at
  WHERE NOT customers.deleted AND (customers.told_at IS NULL OR customers.told_at < excluded.told_at)`;

const writeCarts = prepared`
  INSERT INTO carts (day, visitor_id)
  SELECT shop_day(at) AS day, id FROM unnest($1::uuid[], $2::timestamptz[]) AS given (id, at) ORDER BY 1, 2
  ON CONFLICT DO NOTHING`;

const setRole = prepared`
  UPDATE customers SET role = $2, role_told_at = $3
  WHERE id = $1 AND (role_told_at IS NULL OR role_told_at < $3::timestamptz)`;

const setSignedUp = prepared`
  UPDATE customers SET signed_up_at = least(signed_up_at, $2::timestamptz) WHERE id = $1`;

const forgetPerson = prepared`
  INSERT INTO customers (id, deleted) VALUES ($1, true)
  ON CONFLICT (id) DO UPDATE SET deleted = true, email = NULL, name = NULL`;

const countMissedSearch = prepared`
  INSERT INTO missed_searches (day, term, times) VALUES (shop_day($2::timestamptz), $1, 1)
  ON CONFLICT (day, term) DO UPDATE SET times = missed_searches.times + 1`;

/** The dashboard compares a year with the one before. */
const visitsKeptFor = '800 days';

/** The customers, the searches without a result, and the carts. */
@Injectable()
export class ShoppersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps the newest name and email; a deleted person stays without them. */
  async upsertPeople(tx: EntityManager, people: Person[]): Promise<void> {
    await writePeople(tx, [
      people.map(({ user_id }) => user_id),
      people.map(({ email }) => email),
      people.map(({ name }) => name),
      people.map(({ at }) => at),
    ]);
  }

  /** Keeps the newest role. */
  async setRole(tx: EntityManager, userId: string, role: Role, at: string): Promise<void> {
    await setRole(tx, [userId, role, at]);
  }

  /** Keeps the earliest time. */
  async setSignedUp(tx: EntityManager, userId: string, at: string): Promise<void> {
    await setSignedUp(tx, [userId, at]);
  }

  /** Deletes everything about a person except that they were deleted. */
  async forgetPerson(tx: EntityManager, userId: string): Promise<void> {
    await forgetPerson(tx, [userId]);
  }

  /** Adds one cart for each browser and day. */
  async addCarts(tx: EntityManager, carts: { visitorId: string; at: string }[]): Promise<void> {
    await writeCarts(tx, [carts.map(({ visitorId }) => visitorId), carts.map(({ at }) => at)]);
  }

  async countMissedSearch(tx: EntityManager, term: string, at: string): Promise<void> {
    await countMissedSearch(tx, [term, at]);
  }

  /** Removes old carts and searches. */
  async removeOldVisits(): Promise<void> {
    const where = `day < shop_day(now() - interval '${visitsKeptFor}')`;
    await removeInBatches(this.dataSource, { table: 'carts', where });
    await removeInBatches(this.dataSource, { table: 'missed_searches', where });
  }
}
