import { invalid, notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed, StaffEdits } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutSale, editedSale } from './audit.js';
import { SaleHasBegun, SaleIsOver } from './errors.js';
import { PriceSale, type SaleFacts } from './price-sale.entity.js';
import { PriceSalesRepository } from './price-sales.repository.js';
import { saleFaults } from './sale-faults.js';

export interface SaleEdit extends Partial<SaleFacts> {
  /** Ends it now. */
  ended?: true;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

/** Of one that runs, what may be changed. */
const whileRunning = new Set(['name', 'name_km', 'ends_at']);

/**
 * Changes a sale: one that is planned in all, one that runs in its names and its end; or ends it. Without a difference nothing
 * is written. Throws StaleEdit, SaleHasBegun, SaleIsOver.
 */
@Injectable()
export class ChangeSale {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: PriceSalesRepository,
    private readonly edits: StaffEdits,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, id: number, { ended, version, ...edit }: SaleEdit): Promise<PriceSale> {
    return this.dataSource.transaction(async (tx) => {
      const sale = await this.sales.lock(tx, id);
      if (!sale) throw notFound('Sale');
      const edited = await this.edit(tx, caller, sale, edit, version);
      return ended ? this.end(tx, caller, edited, edited === sale ? version : undefined) : edited;
    });
  }

  private edit(
    tx: EntityManager,
    caller: Identity,
    was: PriceSale,
    edit: Partial<SaleFacts>,
    seen?: number,
  ): Promise<PriceSale> {
    const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
    const now = Object.assign(new PriceSale(), was, given);
    return this.edits.save(tx, caller, editedSale, {
      was,
      now,
      seen,
      check: (changed) => refuseLate(was, now, changed),
      write: () => this.sales.update(tx, now),
    });
  }

  /** Repeatable. */
  private async end(
    tx: EntityManager,
    caller: Identity,
    sale: PriceSale,
    version?: number,
  ): Promise<PriceSale> {
    if (sale.state === 'ended') return sale;
    refuseStale('sale', sale, version);
    const ended = await this.sales.end(tx, sale.id);
    await this.outbox.record(
      tx,
      staffActed(caller, 'sale.ended', aboutSale(ended), {
        before: { state: sale.state },
        after: { state: ended.state },
      }),
    );
    return ended;
  }
}

function refuseLate({ state }: PriceSale, now: PriceSale, changed: string[]): void {
  if (state === 'ended') throw new SaleIsOver();
  if (state === 'running' && !changed.every((field) => whileRunning.has(field))) throw new SaleHasBegun();
  const faults = saleFaults(now);
  if (faults.length > 0) throw invalid(faults);
}
