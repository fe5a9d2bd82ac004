import { textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBrands } from '../brands/brand-products.repository.js';
import { insertProducts } from './new-products.repository.js';
import { ProductExists } from '../errors.js';
import { writtenEvents, snapshotOf } from '../product-snapshots.js';
import { faultsOf, unknownBrand, type RowFault } from './row-fault.js';
import type { BulkResult, ReadyRow } from './upload.js';
import { writeTogether } from './write-together.js';

type Outcome = Pick<BulkResult, 'successes' | 'failures'>;

/** Creates many products at once; publishes products.written. A row with an existing product fails. */
@Injectable()
export class InsertProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** All of the rows in one transaction. */
  async run(caller: Identity, rows: ReadyRow[]): Promise<Outcome> {
    if (rows.length === 0) return { successes: [], failures: [] };
    const outcomes = await this.dataSource.transaction((tx) =>
      writeTogether<ReadyRow, Outcome>(
        tx,
        rows,
        (part, some) => this.write(part, caller, some),
        (row, faults) => ({ successes: [], failures: [failureOf(row, faults)] }),
      ),
    );
    return {
      successes: outcomes.flatMap(({ successes }) => successes),
      failures: outcomes.flatMap(({ failures }) => failures),
    };
  }

  private async write(tx: EntityManager, caller: Identity, rows: ReadyRow[]): Promise<Outcome> {
    const brandsLeft = await lockBrands(
      tx,
      rows.map(({ brand }) => brand.id),
    );
    const isLeft = ({ brand }: ReadyRow) => brandsLeft.has(brand.id);
    const writable = rows.filter(isLeft);
    const failures = rows
      .filter((row) => !isLeft(row))
      .map((row) => failureOf(row, [unknownBrand(row.brand.name)]));
    const ids = await insertProducts(
      tx,
      writable.map(({ product }) => product),
    );
    const created: ReadyRow[] = [];
    writable.forEach((row, index) => {
      const id = ids[index];
      if (id === undefined) failures.push(failureOf(row, faultsOf(new ProductExists())));
      else created.push({ ...row, product: Object.assign(row.product, { id }) });
    });
    await this.outbox.record(
      tx,
      ...writtenEvents(created.map(({ product, brand }) => snapshotOf(product, brand))),
      ...actOf(caller, created),
    );
    const successes = created.map(({ line, product }) => ({ row: line, name: product.name, id: product.id }));
    return { successes, failures };
  }
}

const failureOf = ({ line, product }: ReadyRow, faults: RowFault[]) => ({
  row: line,
  name: product.name,
  error: textOf(faults),
  faults,
});

/** One entry of the audit log for all products, as a file may have thousands. */
function actOf(caller: Identity, created: ReadyRow[]) {
  const first = created[0]?.product;
  if (!first) return [];
  const name = created.length === 1 ? first.name : `${first.name} and ${created.length - 1} more`;
  const products = created.map(({ product }) => `${product.id} ${product.name}`);
  return [
    staffActed(caller, 'product.uploaded', { type: 'product', id: first.id, name }, { after: { products } }),
  ];
}
