import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const keepStaff = prepared`
  INSERT INTO known_staff (user_id, known_at) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET known_at = greatest(known_staff.known_at, excluded.known_at)`;

const findStaff = prepared<{ id: string }>`SELECT user_id AS id FROM known_staff WHERE user_id = $1`;

const findOrderOfStaff = prepared<{ id: string }>`
  SELECT o.id FROM orders o JOIN known_staff s ON s.user_id = o.user_id WHERE o.id = $1`;

const noteLeft = prepared`DELETE FROM known_staff WHERE user_id = $1 AND known_at <= $2`;

const forget = prepared`DELETE FROM known_staff WHERE user_id = $1`;

/** Who works in the shop, whose own purchases are none of support's business. */
@Injectable()
export class StaffRepository {
  constructor(private readonly dataSource: DataSource) {}

  async keep(tx: EntityManager, userId: string, knownAt: string): Promise<void> {
    await keepStaff(tx, [userId, knownAt]);
  }

  /** Somebody who has left by `time`; whoever was told of later still works here. */
  async noteLeft(tx: EntityManager, userId: string, time: string): Promise<void> {
    await noteLeft(tx, [userId, time]);
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forget(tx, [userId]);
  }

  /** Throws a 404 where support asks for somebody who works in the shop. */
  async refuseUser({ role }: Identity, userId: string): Promise<void> {
    if (role !== 'support') return;
    if ((await findStaff(this.dataSource, [userId])).length > 0) throw notFound('User');
  }

  /** The same for an order of theirs. */
  async refuseOrder({ role }: Identity, orderId: string): Promise<void> {
    if (role !== 'support') return;
    if ((await findOrderOfStaff(this.dataSource, [orderId])).length > 0) throw notFound('Order');
  }
}
