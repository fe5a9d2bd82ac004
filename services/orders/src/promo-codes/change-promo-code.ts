import { notFound } from '@mekong/contracts';
import { StaffEdits } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { editedPromo } from './audit.js';
import type { PromoCode, PromoTerms } from './promo-code.js';
import { PromoCodesRepository } from './promo-codes.repository.js';
import { refuseOddTerms } from './terms.js';

/**
 * Admins change, pause or end a promo code, for orders that are placed from then on: the others keep the discount that they have.
 * Throws StaleEdit, and 404.
 */
@Injectable()
export class ChangePromoCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promos: PromoCodesRepository,
    private readonly edits: StaffEdits,
  ) {}

  change(caller: Identity, id: number, wanted: Partial<PromoTerms>, seen?: number): Promise<PromoCode> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.promos.lock(tx, id);
      if (!was) throw notFound('Promo code');
      const now = { ...was, ...wanted };
      return this.edits.save(tx, caller, editedPromo, {
        was,
        now,
        seen,
        check: () => refuseOddTerms(now),
        write: () => this.promos.update(tx, id, now),
      });
    });
  }
}
