import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/** Nothing where the day is over, or has had so many calls, in all ($2) or of this kind ($4). */
const takeCall = prepared<{ calls: number }>`
  INSERT INTO bank_days AS today (day, calls, urgent_calls) SELECT $1::date, 1, $3::int WHERE least($2::int, $4::int) > 0
  ON CONFLICT (day) DO UPDATE SET calls = today.calls + 1, urgent_calls = today.urgent_calls + $3::int
    WHERE NOT today.is_over AND today.calls < $2::int
      AND CASE WHEN $3::int = 1 THEN today.urgent_calls ELSE today.calls - today.urgent_calls END < $4::int
  RETURNING calls`;

/** Nothing where they have had so many. */
const takeShare = prepared<{ calls: number }>`
  INSERT INTO bank_askers AS one (day, user_id, calls) VALUES ($1::date, $2, 1)
  ON CONFLICT (day, user_id) DO UPDATE SET calls = one.calls + 1 WHERE one.calls < $3::int RETURNING calls`;

const endDay = prepared`
  INSERT INTO bank_days (day, calls, is_over) VALUES ($1::date, 0, true) ON CONFLICT (day) DO UPDATE SET is_over = true`;

const findDay = prepared<{ calls: number; isOver: boolean }>`
  SELECT calls, is_over AS "isOver" FROM bank_days WHERE day = $1::date`;

const forgetDays = prepared`DELETE FROM bank_days WHERE day < current_date - 60`;
const forgetAskers = prepared`DELETE FROM bank_askers WHERE day < current_date - 2`;

/** How often the bank was called in each of its days, for all replicas together. */
@Injectable()
export class BankDaysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a call, before it is made; false where the day has none left, or had as many of this kind. */
  async takeCall(day: string, most: number, kind: { isUrgent: boolean; most: number }): Promise<boolean> {
    return (await takeCall(this.dataSource, [day, most, Number(kind.isUrgent), kind.most])).length > 0;
  }

  /** Counts a call for somebody who waits for it; false where they have had their share of the day. */
  async takeShare(day: string, userId: string, most: number): Promise<boolean> {
    return (await takeShare(this.dataSource, [day, userId, most])).length > 0;
  }

  async endDay(day: string): Promise<void> {
    await endDay(this.dataSource, [day]);
  }

  async find(day: string): Promise<{ calls: number; isOver: boolean }> {
    const [row] = await findDay(this.dataSource, [day]);
    return row ?? { calls: 0, isOver: false };
  }

  async forgetOld(): Promise<void> {
    await forgetDays(this.dataSource, []);
    await forgetAskers(this.dataSource, []);
  }
}
