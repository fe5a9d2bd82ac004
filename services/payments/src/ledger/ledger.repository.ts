import { Injectable } from '@nestjs/common';
import { planned, prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Entry, JournalLine } from './journal.js';

export interface Journal {
  id: string;
  at: Date;
  kind: string;
  orderId: string | null;
  lines: JournalLine[];
}

export interface NewJournal {
  at: Date;
  kind: string;
  orderId: string | null;
  evidenceId?: string;
  lines: JournalLine[];
}

export interface Balance {
  account: string;
  currency: string;
  minor: number;
  oldestOpenAt: Date | null;
}

export interface LedgerSearch {
  from?: Date;
  /** Exclusive. */
  to?: Date;
  account?: string;
}

/** Nothing where evidence is booked already. Of the lines, `place` says to which evidence they belong. */
const book = prepared`
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
      WITH ORDINALITY AS one (provider, transaction_id, kind, order_id, currency, minor, at, place)),
  new AS (
    INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at)
    SELECT provider, transaction_id, kind, order_id, currency, minor, at FROM given ORDER BY place
    ON CONFLICT DO NOTHING RETURNING id, provider, transaction_id, kind, order_id, at),
  journal AS (
    INSERT INTO journals (at, kind, order_id, evidence_id)
    SELECT at, kind, order_id, id FROM new ORDER BY id RETURNING id, evidence_id)
  INSERT INTO journal_lines (journal_id, account, currency, minor)
  SELECT journal.id, line.account, line.currency, line.minor
  FROM journal JOIN new ON new.id = evidence_id JOIN given USING (provider, transaction_id, kind)
    JOIN unnest($8::int[], $9::text[], $10::text[], $11::bigint[]) AS line (place, account, currency, minor)
      ON line.place = given.place`;

/** A journal of its own, or of evidence that is there already. */
const write = prepared<{ id: string }>`
  WITH journal AS (
    INSERT INTO journals (at, kind, order_id, evidence_id) VALUES ($1, $2, $3, $4) RETURNING id),
  lines AS (
    INSERT INTO journal_lines (journal_id, account, currency, minor)
    SELECT journal.id, line.account, line.currency, line.minor
    FROM journal, unnest($5::text[], $6::text[], $7::bigint[]) AS line (account, currency, minor))
  SELECT id::text AS id FROM journal`;

const sumsOfOrder = prepared<{ account: string; currency: string; minor: number }>`
  SELECT account, currency, sum(minor)::float8 AS minor FROM journal_lines JOIN journals ON journals.id = journal_id
  WHERE order_id = $1 GROUP BY account, currency HAVING sum(minor) <> 0 ORDER BY account, currency`;

const linesOfJournal = prepared<{ account: string; currency: string; minor: number }>`
  SELECT account, currency, minor::float8 AS minor FROM journal_lines WHERE journal_id = $1 ORDER BY account, currency`;

const journalOf = prepared<{ id: string }>`SELECT id::text AS id FROM journals WHERE evidence_id = $1`;

/**
 * Of accounts that are to come to nothing, since when something is open: money that fits no payment until people have decided, what
 * is to be given back until it was sent.
 */
const sums = prepared<Balance>`
  SELECT account, currency, sum(minor)::float8 AS minor, CASE account
    WHEN 'unmatched' THEN (SELECT min(opened_at) FROM unmatched JOIN evidence e ON e.id = evidence_id
      WHERE closed_at IS NULL AND e.currency = l.currency)
    WHEN 'to-give-back' THEN (SELECT min(at) FROM journal_lines one JOIN journals ON id = journal_id
      WHERE account = 'to-give-back' AND currency = l.currency AND one.minor < 0
        AND NOT EXISTS (SELECT FROM given_back b WHERE b.promise_id = id AND b.currency = one.currency))
    ELSE (SELECT min(collected_at) FROM courier_cash
      WHERE remittance_id IS NULL AND account = 'courier:' || courier) END AS "oldestOpenAt"
  FROM journal_lines l GROUP BY account, currency ORDER BY account, currency`;

const isWanted = `($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
  AND ($3::text IS NULL OR EXISTS (SELECT FROM journal_lines WHERE journal_id = journals.id AND account = $3))`;

const find = planned<Journal>`
  SELECT id::text AS id, at, kind, order_id AS "orderId",
    (SELECT jsonb_agg(jsonb_build_object('account', account, 'currency', currency, 'minor', minor) ORDER BY minor DESC, account)
      FROM journal_lines WHERE journal_id = journals.id) AS lines
  FROM journals WHERE ${isWanted} ORDER BY at DESC, journals.id DESC LIMIT $4 OFFSET $5`;

const count = planned<{ n: number }>`SELECT count(*)::int AS n FROM journals WHERE ${isWanted}`;

@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Books evidence of money, each once however often it comes; sent with the transaction's next statement. */
  async book(tx: EntityManager, ...entries: Entry[]): Promise<void> {
    const lines = entries.flatMap((entry, index) =>
      entry.lines.map((line) => ({ ...line, place: index + 1 })),
    );
    await book.withNext(tx, [
      entries.map(({ evidence }) => evidence.provider),
      entries.map(({ evidence }) => evidence.transactionId),
      entries.map(({ evidence }) => evidence.kind),
      entries.map(({ evidence }) => evidence.orderId),
      entries.map(({ evidence }) => evidence.currency),
      entries.map(({ evidence }) => evidence.minor),
      entries.map(({ evidence }) => evidence.at),
      lines.map(({ place }) => place),
      lines.map(({ account }) => account),
      lines.map(({ currency }) => currency),
      lines.map(({ minor }) => minor),
    ]);
  }

  /** Writes one journal; answers its id. */
  async write(tx: EntityManager, { at, kind, orderId, evidenceId, lines }: NewJournal): Promise<string> {
    const [row] = await write(tx, [
      ...[at, kind, orderId, evidenceId ?? null],
      lines.map(({ account }) => account),
      lines.map(({ currency }) => currency),
      lines.map(({ minor }) => minor),
    ]);
    return row!.id;
  }

  /** What an order has on each account. */
  async sumsOfOrder(tx: EntityManager, orderId: string): Promise<JournalLine[]> {
    return (await sumsOfOrder(tx, [orderId])) as JournalLine[];
  }

  async linesOf(tx: EntityManager, journalId: string): Promise<JournalLine[]> {
    return (await linesOfJournal(tx, [journalId])) as JournalLine[];
  }

  /** The id of the journal that has this evidence. */
  async journalOf(tx: EntityManager, evidenceId: string): Promise<string> {
    return (await journalOf(tx, [evidenceId]))[0]!.id;
  }

  /** What each account holds; those that hold nothing any more say so. */
  balances(): Promise<Balance[]> {
    return sums(this.dataSource, []);
  }

  /** The newest first. */
  async findPage(
    { from, to, account }: LedgerSearch,
    page: number,
    limit: number,
  ): Promise<{ journals: Journal[]; total: number }> {
    const wanted = [from ?? null, to ?? null, account ?? null];
    const [journals, counted] = await Promise.all([
      find(this.dataSource, [...wanted, limit, (page - 1) * limit]),
      count(this.dataSource, wanted),
    ]);
    return { journals, total: counted[0]!.n };
  }
}
