import { endOfShopDay, shopDay, startOfShopDay } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Closing, Counted, Day, DayBalance, DayFigures } from './day.js';

/** Whoever closes a day waits for what is being booked, and all that is booked later waits for them. */
const holdBooks = prepared`SELECT pg_advisory_xact_lock(hashtext('closing a day'))`;

/**
 * A journal pays or gives back by what it takes from the accounts of what is earned; what is rounding of an order's riel came and went
 * with it.
 */
const findFigures = prepared<DayFigures>`
  WITH sums AS (
    SELECT j.order_id, j.evidence_id, l.currency, bool_or(l.account LIKE 'courier:%') AS is_of_courier,
      CASE WHEN bool_or(l.account IN ('sales', 'delivery', 'tax'))
        THEN sum(l.minor) FILTER (WHERE l.account IN ('sales', 'delivery', 'tax', 'rounding')) ELSE 0 END AS earned,
      coalesce(sum(l.minor) FILTER (WHERE l.account = 'unmatched'), 0) AS unmatched,
      coalesce(sum(l.minor) FILTER (WHERE l.account = 'fees'), 0) AS fees
    FROM journals j JOIN journal_lines l ON l.journal_id = j.id WHERE j.at >= $1 AND j.at < $2
    GROUP BY j.id, l.currency),
  named AS (
    SELECT sums.*, coalesce(p.method, CASE WHEN e.provider IN ('khqr', 'statement') THEN 'khqr' WHEN e.provider = 'demo' THEN 'demo'
      WHEN is_of_courier THEN 'cod' ELSE 'other' END) AS method
    FROM sums LEFT JOIN payments p ON p.order_id = sums.order_id LEFT JOIN evidence e ON e.id = sums.evidence_id)
  SELECT method, currency, (-sum(least(earned, 0)))::float8 AS payments, sum(greatest(earned, 0))::float8 AS refunds,
    (-sum(unmatched))::float8 AS unmatched, sum(fees)::float8 AS fees
  FROM named GROUP BY method, currency
  HAVING bool_or(earned <> 0 OR unmatched <> 0 OR fees <> 0) ORDER BY method, currency`;

const findBalances = prepared<DayBalance>`
  SELECT account, currency, coalesce(sum(minor) FILTER (WHERE at < $1), 0)::float8 AS opening, sum(minor)::float8 AS closing
  FROM journal_lines JOIN journals ON id = journal_id WHERE at < $2 GROUP BY account, currency ORDER BY account, currency`;

const findClosedUntil = prepared<{
  closedUntil: string;
}>`SELECT closed_until::text AS "closedUntil" FROM books`;

const findClosing = prepared<Closing & { at: Date; by: string }>`
  SELECT closed_at AS at, closer_name AS by, explanation, counted FROM closed_days WHERE day = $1`;

const findFirstOpen = prepared<{ at: Date | null }>`
  SELECT min(at) AS at FROM journals WHERE at >= (SELECT closed_until FROM books)`;

const close = prepared`
  WITH closed AS (INSERT INTO closed_days (day, closed_by, closer_name, explanation, counted) VALUES ($1, $2, $3, $4, $5))
  UPDATE books SET closed_until = $6`;

const tellOnce = prepared<{ day: string }>`
  UPDATE books SET told_on = $1 WHERE told_on IS DISTINCT FROM $1::date RETURNING told_on::text AS day`;

type Db = DataSource | EntityManager;

/** The books by days of Phnom Penh, and which of these are closed. */
@Injectable()
export class DaysRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(day: string, db: Db = this.dataSource): Promise<Day> {
    const [from, to] = [startOfShopDay(day), endOfShopDay(day)];
    const figures = await findFigures(db, [from, to]);
    const balances = await findBalances(db, [from, to]);
    const [firstOpen] = await findFirstOpen(db, []);
    return {
      day,
      figures,
      balances,
      closing: await this.closing(day, db),
      firstOpenDay: firstOpen?.at ? shopDay(firstOpen.at) : null,
    };
  }

  /** Until the transaction ends nothing is booked but by it. */
  async holdBooks(tx: EntityManager): Promise<void> {
    await holdBooks(tx, []);
  }

  async close(
    tx: EntityManager,
    day: string,
    by: { userId: string; name: string },
    { explanation, counted }: { explanation: string | null; counted: Counted[] },
  ): Promise<void> {
    await close(tx, [day, by.userId, by.name, explanation, JSON.stringify(counted), endOfShopDay(day)]);
  }

  /** Whether nobody was told today of what is open for long; from now on somebody was. */
  async tellOnce(tx: EntityManager, day: string): Promise<boolean> {
    return (await tellOnce(tx, [day])).length > 0;
  }

  /** A day without money before a closed one is closed, too. */
  private async closing(day: string, db: Db): Promise<Closing | null> {
    const [closing] = await findClosing(db, [day]);
    if (closing) return closing;
    const [row] = await findClosedUntil(db, []);
    const until = row!.closedUntil;
    if (until === '-infinity' || endOfShopDay(day) > new Date(until)) return null;
    return { at: null, by: null, explanation: null, counted: [] };
  }
}
