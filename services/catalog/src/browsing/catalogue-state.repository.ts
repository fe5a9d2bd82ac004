import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';

/** The state of the catalogue: unless both parts are the same, something has changed. */
export interface State {
  /** Changes with what staff change about products and brands. */
  listing: string;
  /** Changes with everything else that is shown: each piece that is held, sold or returned, descriptions, ratings, pages. */
  stock: string;
}

/** How long a state is reused, unless this process has committed something; other replicas write, too. */
const trustedMs = 250;
const isOld = "at < now() - interval '1 minute'";

/** Counts and sums, since changes commit in any order: the newest alone would not show an older one that commits later. */
const readState = prepared<State>`
  SELECT concat_ws(':', max(id) FILTER (WHERE NOT of_stock), count(*) FILTER (WHERE NOT of_stock),
      sum(id) FILTER (WHERE NOT of_stock)) AS listing,
    concat_ws(':', max(id) FILTER (WHERE of_stock), count(*) FILTER (WHERE of_stock),
      sum(id) FILTER (WHERE of_stock)) AS stock FROM catalogue_changes`;

const pruneChanges = prepared`
  WITH kinds AS (
      SELECT of_stock FROM catalogue_changes WHERE ${isOld} GROUP BY of_stock HAVING count(*) > 1),
    pruned AS (
      DELETE FROM catalogue_changes WHERE ${isOld} AND of_stock IN (SELECT of_stock FROM kinds))
  INSERT INTO catalogue_changes (of_stock) SELECT of_stock FROM kinds`;

/** Reads the state of the catalogue, by which caches know whether it has changed. */
@Injectable()
export class CatalogueState implements EntitySubscriberInterface {
  private asked?: { at: number; state: Promise<State> };

  constructor(private readonly dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  /** Includes everything that this process has committed, and what others have up to a quarter of a second ago. */
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
   * Deletes old changes. One new row replaces them, as otherwise the state could become an earlier one again, and old
   * cache entries would count as fresh.
   */
  async prune(): Promise<void> {
    await pruneChanges(this.dataSource, []);
  }

  private forget(asked: object): void {
    if (this.asked === asked) this.asked = undefined;
  }

  private async read(): Promise<State> {
    const [state] = await readState(this.dataSource, []);
    return state!;
  }
}
