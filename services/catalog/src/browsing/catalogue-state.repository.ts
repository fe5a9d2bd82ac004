import { Injectable } from '@nestjs/common';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { Sql } from '../sql.js';

/** Two states of the catalogue are the same where both parts are. */
export interface State {
  /** Grows with what staff change: which products and brands there are, and what they are like. */
  listing: string;
  /** Changes with every piece that is held, sold or given back. */
  stock: string;
}

/** So long the catalogue is taken to be as it was, unless this process has committed something: other replicas write, too. */
const trustedMs = 250;
const isOld = "at < now() - interval '1 minute'";

/** Tells whether the catalogue has changed, so that what was made of it can be kept until then. */
@Injectable()
export class CatalogueState implements EntitySubscriberInterface {
  private asked?: { at: number; state: Promise<State> };

  constructor(
    dataSource: DataSource,
    private readonly sql: Sql,
  ) {
    dataSource.subscribers.push(this);
  }

  /** All that this process has committed is in the state, and what others have, but for the last quarter of a second. */
  now(): Promise<State> {
    const { asked } = this;
    if (asked && performance.now() - asked.at < trustedMs) return asked.state;
    const fresh = { at: performance.now(), state: this.read() };
    this.asked = fresh;
    fresh.state.catch(() => this.forget(fresh));
    return fresh.state;
  }

  afterTransactionCommit(): void {
    this.asked = undefined;
  }

  /**
   * Forgets old changes. A new note stands for them, or the state could be one that was there before, and what was made
   * then would pass for fresh.
   */
  async prune(): Promise<void> {
    await this.sql.query(
      'prune-changes',
      `WITH kinds AS (
           SELECT of_stock FROM catalogue_changes WHERE ${isOld} GROUP BY of_stock HAVING count(*) > 1),
         forgotten AS (
           DELETE FROM catalogue_changes WHERE ${isOld} AND of_stock IN (SELECT of_stock FROM kinds))
       INSERT INTO catalogue_changes (of_stock) SELECT of_stock FROM kinds`,
    );
  }

  private forget(asked: object): void {
    if (this.asked === asked) this.asked = undefined;
  }

  /** Changes commit in any order, so that the newest would not tell. */
  private async read(): Promise<State> {
    const [state] = await this.sql.query<State & { [column: string]: unknown }>(
      'catalogue-state',
      `SELECT concat_ws(':', max(id) FILTER (WHERE NOT of_stock), count(*) FILTER (WHERE NOT of_stock),
           sum(id) FILTER (WHERE NOT of_stock)) AS listing,
         concat_ws(':', max(id) FILTER (WHERE of_stock), count(*) FILTER (WHERE of_stock),
           sum(id) FILTER (WHERE of_stock)) AS stock FROM catalogue_changes`,
    );
    return state!;
  }
}
