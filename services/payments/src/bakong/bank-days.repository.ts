import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/** Nothing where the day is over, or has had so many calls. */
const takeCall = prepared<{ calls: number }>`
  INSERT INTO bank_days AS today (day, calls) SELECT $1::date, 1 WHERE $2::int > 0
  ON CONFLICT (day) DO UPDATE SET calls = today.calls + 1 WHERE NOT today.is_over AND today.calls < $2::int
  RETURNING calls`;

const endDay = prepared`
  INSERT INTO bank_days (day, calls, is_over) VALUES ($1::date, 0, true) ON CONFLICT (day) DO UPDATE SET is_over = true`;

const findDay = prepared<{ calls: number; isOver: boolean }>`
  SELECT calls, is_over AS "isOver" FROM bank_days WHERE day = $1::date`;

const forgetDays = prepared`DELETE FROM bank_days WHERE day < current_date - 60`;

/** How often the bank was called in each of its days, for all replicas together. */
@Injectable()
export class BankDaysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a call, before it is made; false where the day has none left. */
  async takeCall(day: string, most: number): Promise<boolean> {
    return (await takeCall(this.dataSource, [day, most])).length > 0;
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
  }
}
