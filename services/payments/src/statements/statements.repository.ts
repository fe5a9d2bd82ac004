import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Statement, StatementLine } from './statement.js';

const columns = `id::text AS id, source, name, created_at AS "createdAt", columns, mapping, missing, committed_at AS "committedAt"`;

const add = prepared<Statement>`
  INSERT INTO statements (source, name, columns, mapping, missing) VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`;

const addLines = prepared`
  INSERT INTO statement_lines (statement_id, line, said)
  SELECT $1, line, said FROM unnest($2::int[], $3::jsonb[]) AS one (line, said)`;

const find = prepared<Statement>`SELECT ${columns} FROM statements WHERE id = $1`;

const findLatest = prepared<ListedStatement>`
  SELECT id::text AS id, source, name, created_at AS "createdAt", committed_at AS "committedAt",
    (SELECT count(*)::int FROM statement_lines WHERE statement_id = statements.id) AS lines
  FROM statements WHERE missing = '[]' ORDER BY created_at DESC LIMIT $1`;

const lock = prepared<Statement>`SELECT ${columns} FROM statements WHERE id = $1 FOR UPDATE`;

const findLines = prepared<{ said: SaidLine }>`
  SELECT said FROM statement_lines WHERE statement_id = $1 ORDER BY line`;

const removeLines = prepared`DELETE FROM statement_lines WHERE statement_id = $1`;

const commit = prepared<{ committedAt: Date }>`
  UPDATE statements SET committed_at = now() WHERE id = $1 RETURNING now() AS "committedAt"`;

/** The id of new evidence; nothing where it is known. */
const addEvidence = prepared<{ id: string; transactionId: string }>`
  INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at, payer)
  SELECT 'statement', transaction_id, 'payment', order_id, currency, minor, at, payer
  FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[], $6::text[])
    AS one (transaction_id, order_id, currency, minor, at, payer)
  ON CONFLICT DO NOTHING RETURNING id::text AS id, transaction_id AS "transactionId"`;

const queue = prepared`INSERT INTO evidence_to_post SELECT unnest($1::bigint[])`;

const removeOld = prepared`
  DELETE FROM statements WHERE id = ANY (ARRAY(
    SELECT id FROM statements WHERE created_at < now() - interval '30 days' ORDER BY created_at LIMIT 100))`;

/** A line as it is kept: its time is a text there. */
type SaidLine = Omit<StatementLine, 'at'> & { at: string | null };

export type StatementWithLines = Statement & { lines: StatementLine[] };

/** A statement in a list, with how many lines it has. */
export type ListedStatement = Pick<Statement, 'id' | 'source' | 'name' | 'createdAt' | 'committedAt'> & {
  lines: number;
};

/** Statements of banks as they were read, for a while; the money that they tell of is evidence. */
@Injectable()
export class StatementsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(
    tx: EntityManager,
    given: Pick<Statement, 'source' | 'name' | 'columns' | 'mapping' | 'missing'>,
    lines: StatementLine[],
  ): Promise<StatementWithLines> {
    const json = [given.columns, given.mapping, given.missing].map((one) => JSON.stringify(one));
    const [statement] = await add(tx, [given.source, given.name, ...json]);
    await this.keepLines(tx, statement!.id, lines);
    return { ...statement!, lines };
  }

  /** With its lines; undefined where there is none, or none any more. */
  async find(id: number): Promise<StatementWithLines | undefined> {
    const [statement] = await find(this.dataSource, [id]);
    return statement && { ...statement, lines: await this.lines(this.dataSource, statement.id) };
  }

  /** The same, which nobody else commits until the transaction ends. */
  async lock(tx: EntityManager, id: number): Promise<StatementWithLines | undefined> {
    const [statement] = await lock(tx, [id]);
    return statement && { ...statement, lines: await this.lines(tx, statement.id) };
  }

  /** Those that could be read, the newest first. */
  findLatest(most: number): Promise<ListedStatement[]> {
    return findLatest(this.dataSource, [most]);
  }

  /** Notes that it was committed, with what became of its lines. */
  async commit(tx: EntityManager, id: string, lines: StatementLine[]): Promise<Date> {
    await removeLines(tx, [id]);
    await this.keepLines(tx, id, lines);
    const [row] = await commit(tx, [id]);
    return row!.committedAt;
  }

  /** Evidence of lines; answers the ids of that which was not there, by the ids of the bank. */
  async addEvidence(tx: EntityManager, lines: StatementLine[]): Promise<Map<string, string>> {
    const rows = await addEvidence(tx, [
      lines.map(({ transactionId }) => transactionId),
      lines.map(({ namedOrderId }) => namedOrderId),
      lines.map(({ currency }) => currency),
      lines.map(({ minor }) => minor),
      lines.map(({ at }) => at),
      lines.map(({ payer }) => payer),
    ]);
    return new Map(rows.map(({ id, transactionId }) => [transactionId, id]));
  }

  /** Notes evidence that is to be posted. */
  async queue(tx: EntityManager, evidenceIds: string[]): Promise<void> {
    await queue(tx, [evidenceIds]);
  }

  async removeOld(): Promise<void> {
    await removeOld(this.dataSource, []);
  }

  private async keepLines(tx: EntityManager, id: string, lines: StatementLine[]): Promise<void> {
    await addLines(tx, [id, lines.map((_, place) => place), lines.map((line) => JSON.stringify(line))]);
  }

  private async lines(db: DataSource | EntityManager, id: string): Promise<StatementLine[]> {
    const rows = await findLines(db, [id]);
    return rows.map(({ said }) => ({ ...said, at: said.at === null ? null : new Date(said.at) }));
  }
}
