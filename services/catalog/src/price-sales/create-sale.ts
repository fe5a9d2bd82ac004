import { invalid } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutSale, factsOfSale } from './audit.js';
import { maxSales, TooManySales } from './errors.js';
import { PriceSale, type SaleFacts } from './price-sale.entity.js';
import { PriceSalesRepository } from './price-sales.repository.js';
import { saleFaults } from './sale-faults.js';

/** Plans a sale; one whose time has come begins within seconds. Throws TooManySales. */
@Injectable()
export class CreateSale {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: PriceSalesRepository,
    private readonly outbox: Outbox,
  ) {}

  create(caller: Identity, facts: SaleFacts): Promise<PriceSale> {
    const faults = saleFaults(facts);
    if (faults.length > 0) throw invalid(faults);
    return onceByKey(this.dataSource, async (tx) => {
      if ((await this.sales.countOpen(tx)) >= maxSales) throw new TooManySales();
      const sale = Object.assign(new PriceSale(), facts, { state: 'planned', version: 1 });
      await this.sales.insert(tx, sale);
      await this.outbox.record(
        tx,
        staffActed(caller, 'sale.created', aboutSale(sale), { after: factsOfSale(sale) }),
      );
      return sale;
    });
  }
}
