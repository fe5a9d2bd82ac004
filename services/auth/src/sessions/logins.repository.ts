import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Visitor } from './visitor.js';

const daysKept = 90;

/** How an attempt to log in ended. */
export type LoginOutcome = 'success' | 'wrong-password' | 'wrong-code' | 'blocked';

export interface Login {
  at: Date;
  address: string;
  userAgent: string;
  outcome: LoginOutcome;
}

const isKept = `at > now() - interval '${daysKept} days'` as const;

const record = prepared`
  INSERT INTO logins (user_id, address, user_agent, outcome) VALUES ($1, $2, $3, $4)`;

const countKept = prepared<{
  total: number;
}>`SELECT count(*)::int AS total FROM logins WHERE user_id = $1 AND ${isKept}`;

const findKept = prepared<Login>`
  SELECT at, address, user_agent AS "userAgent", outcome FROM logins
  WHERE user_id = $1 AND ${isKept} ORDER BY id DESC LIMIT $2 OFFSET $3`;

/** The login history: all attempts of the last 90 days. */
@Injectable()
export class LoginsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async record(
    userId: string,
    { address, userAgent }: Visitor,
    outcome: LoginOutcome,
    db: DataSource | EntityManager = this.dataSource,
  ): Promise<void> {
    await record(db, [userId, address, userAgent, outcome]);
  }

  /** A user's attempts of the last 90 days, newest first. */
  async findPageOf(userId: string, page: number, limit: number): Promise<{ logins: Login[]; total: number }> {
    const [counted] = await countKept(this.dataSource, [userId]);
    const logins = await findKept(this.dataSource, [userId, limit, (page - 1) * limit]);
    return { logins, total: counted!.total };
  }

  async removeOld(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'logins',
      where: `at < now() - interval '${daysKept} days'`,
    });
  }
}
