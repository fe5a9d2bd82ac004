import { notFound } from '@mekong/contracts';
import { Outbox, staffActed } from '@mekong/messaging';
import { refuseStale, type Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aboutPromo, factsOfPromo } from './audit.js';
import type { PromoCode, PromoTerms } from './promo-code.js';
import { PromoCodesRepository } from './promo-codes.repository.js';
import { refuseOddTerms } from './terms.js';

/**
 * Admins change, pause or end a promo code, for orders that are placed from then on: the others keep the discount that they have.
 * Publishes staff.acted; throws StaleEdit when the code has changed since that version was seen, and 404.
 */
@Injectable()
export class ChangePromoCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promos: PromoCodesRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, id: number, wanted: Partial<PromoTerms>, seen?: number): Promise<PromoCode> {
    return this.dataSource.transaction(async (tx) => {
      const before = await this.promos.lock(tx, id);
      if (!before) throw notFound('Promo code');
      const changed = changedFields(before, wanted);
      refuseStale('promo code', before, seen, changed.map(snake));
      if (changed.length === 0) return before;
      const terms = { ...before, ...wanted };
      refuseOddTerms(terms);
      const after = await this.promos.update(tx, id, terms);
      const facts = { before: factsOfPromo(before), after: factsOfPromo(after) };
      await this.outbox.record(tx, staffActed(caller, 'promo-code.changed', aboutPromo(after), facts));
      return after;
    });
  }
}

const changedFields = (before: PromoTerms, wanted: Partial<PromoTerms>) =>
  (Object.keys(wanted) as (keyof PromoTerms)[]).filter(
    (field) => wanted[field] !== undefined && String(wanted[field]) !== String(before[field]),
  );

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
