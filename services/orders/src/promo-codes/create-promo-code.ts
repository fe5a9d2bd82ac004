import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aboutPromo, factsOfPromo } from './audit.js';
import { PromoCodeExists } from './errors.js';
import type { PromoCode, PromoTerms } from './promo-code.js';
import { PromoCodesRepository } from './promo-codes.repository.js';

/** Admins make a promo code. Publishes staff.acted; throws PromoCodeExists. */
@Injectable()
export class CreatePromoCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promos: PromoCodesRepository,
    private readonly outbox: Outbox,
  ) {}

  create(caller: Identity, code: string, terms: PromoTerms): Promise<PromoCode> {
    return onceByKey(this.dataSource, async (tx) => {
      const promo = await this.promos.insert(tx, code, terms);
      if (!promo) throw new PromoCodeExists();
      const act = staffActed(caller, 'promo-code.created', aboutPromo(promo), { after: factsOfPromo(promo) });
      await this.outbox.record(tx, act);
      return promo;
    });
  }
}
