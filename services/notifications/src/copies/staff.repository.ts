import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

const keepStaff = prepared`
  INSERT INTO known_staff (user_id, known_at) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET known_at = greatest(known_staff.known_at, excluded.known_at)`;

const find = prepared<{ id: string }>`SELECT user_id AS id FROM known_staff WHERE user_id = $1`;

const noteLeft = prepared`DELETE FROM known_staff WHERE user_id = $1 AND known_at <= $2`;

const forget = prepared`DELETE FROM known_staff WHERE user_id = $1`;

/** Who works in the shop. */
@Injectable()
export class StaffRepository {
  async keep(tx: EntityManager, userId: string, knownAt: string): Promise<void> {
    await keepStaff(tx, [userId, knownAt]);
  }

  async isStaff(tx: EntityManager, userId: string): Promise<boolean> {
    return (await find(tx, [userId])).length > 0;
  }

  /** Somebody who has left by `time`; whoever was told of later still works here. */
  async noteLeft(tx: EntityManager, userId: string, time: string): Promise<void> {
    await noteLeft(tx, [userId, time]);
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forget(tx, [userId]);
  }
}
