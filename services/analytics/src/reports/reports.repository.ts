import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Range } from '../range.js';
import type { ReportKind, ReportRow } from './reports.js';
import type { Scope } from '../scope.js';
import { orderedRowsOf, rowsOf } from './report-queries.js';

/** Which report, of which days and of which seller. */
export interface ReportRequest {
  kind: ReportKind;
  range: Range;
  seller: Scope;
}

const valuesOf = ({ range, seller }: ReportRequest) => [range.from, range.to, seller ?? null];

@Injectable()
export class ReportsRepository {
  constructor(private readonly db: DataSource) {}

  async count(request: ReportRequest, tx: EntityManager = this.db.manager): Promise<number> {
    const sql = `SELECT count(*)::int AS total FROM (${rowsOf(request.kind)}) AS rows`;
    const [{ total }] = await tx.query(sql, valuesOf(request));
    return total;
  }

  /** All goods sold, in dollars, including refunded ones. */
  async sold(range: Range, seller: Scope): Promise<number> {
    const [{ sold }] = await this.db.query(
      `SELECT coalesce(sum(amount_cents), 0)::float8 / 100 AS sold FROM sold_lines
       WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`,
      [range.from, range.to, seller ?? null],
    );
    return sold;
  }

  rows(request: ReportRequest, limit: number, skipped = 0): Promise<ReportRow[]> {
    return this.db.query(`${orderedRowsOf(request.kind)} LIMIT $4 OFFSET $5`, [
      ...valuesOf(request),
      limit,
      skipped,
    ]);
  }

  /** All rows of one moment, in batches; within a transaction. */
  async *batches(tx: EntityManager, request: ReportRequest, size: number): AsyncGenerator<ReportRow[]> {
    // All rows will be fetched: a plan that is fast for the first ones would be slower in total.
    await tx.query('SET LOCAL cursor_tuple_fraction = 1');
    await tx.query(`DECLARE report NO SCROLL CURSOR FOR ${orderedRowsOf(request.kind)}`, valuesOf(request));
    for (;;) {
      const rows: ReportRow[] = await tx.query(`FETCH ${size} FROM report`);
      if (rows.length === 0) break;
      yield rows;
    }
    await tx.query('CLOSE report');
  }
}
