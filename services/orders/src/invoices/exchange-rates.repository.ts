import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** What the National Bank said a dollar is on a day. */
export interface ExchangeRate {
  /** As 2026-01-31. */
  day: string;
  rielRate: number;
  /** Grows with every correction, so that an edit of an older version can be refused. */
  version: number;
}

const columns = 'day::text AS day, riel_rate AS "rielRate", version';

const findPage = prepared<ExchangeRate>`
  SELECT ${columns} FROM exchange_rates ORDER BY day DESC LIMIT $1 OFFSET $2`;

const count = prepared<{ n: number }>`SELECT count(*)::int AS n FROM exchange_rates`;

const lockDay = prepared<ExchangeRate>`SELECT ${columns} FROM exchange_rates WHERE day = $1 FOR UPDATE`;

const enter = prepared<ExchangeRate>`
  INSERT INTO exchange_rates AS r (day, riel_rate) VALUES ($1, $2)
  ON CONFLICT (day) DO UPDATE SET riel_rate = excluded.riel_rate, version = r.version + 1 WHERE r.version = $3
  RETURNING ${columns}`;

const isKnown = prepared<{ isKnown: boolean }>`
  SELECT EXISTS (SELECT FROM exchange_rates WHERE day <= $1) AS "isKnown"`;

@Injectable()
export class ExchangeRatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest day first. */
  async findPage(page: number, limit: number): Promise<{ rates: ExchangeRate[]; total: number }> {
    const [rates, counted] = await Promise.all([
      findPage(this.dataSource, [limit, (page - 1) * limit]),
      count(this.dataSource, []),
    ]);
    return { rates, total: counted[0]!.n };
  }

  /** The rate that was entered for this very day, locked until the transaction ends. */
  async lock(tx: EntityManager, day: string): Promise<ExchangeRate | undefined> {
    return (await lockDay(tx, [day]))[0];
  }

  /** Enters or corrects a day's rate; undefined when it is no longer at the version that was seen (0: not entered). */
  async enter(
    tx: EntityManager,
    { day, rielRate, version }: ExchangeRate,
  ): Promise<ExchangeRate | undefined> {
    return (await enter(tx, [day, rielRate, version]))[0];
  }

  /** Whether there is a rate for this day, its own or that of a day before. */
  async isKnown(db: EntityManager, day: string): Promise<boolean> {
    return (await isKnown(db, [day]))[0]!.isKnown;
  }
}
