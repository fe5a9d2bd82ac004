import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { isDatabaseDown, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { holdPictures } from '../data-access/images.repository.js';
import { ProductExists } from '../domain/catalog.errors.js';
import { Product } from '../domain/product.js';
import { reasonOf } from '../reason-of.js';
import { newsOfWritten, snapshotOf } from '../snapshots.js';
import { rowNotStored } from './read-row.js';
import type { BulkResult, ReadyRow } from './upload-products.js';

/** Rows a transaction: large enough to be quick, small enough that a crash loses little of a file that can be sent again. */
const chunkSize = 200;

type Outcome = Pick<BulkResult, 'successes' | 'failures'>;

/** Creates many products at once; publishes products.written. The same product again is a failure of its row. */
@Injectable()
export class InsertProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async run(caller: Identity, rows: ReadyRow[]): Promise<Outcome> {
    const outcome: Outcome = { successes: [], failures: [] };
    for (let start = 0; start < rows.length; start += chunkSize) {
      const chunk = rows.slice(start, start + chunkSize);
      const ids = await this.dataSource.transaction((tx) => this.insertChunk(tx, caller, chunk));
      chunk.forEach(({ line, product }, index) => {
        const id = ids[index];
        if (typeof id === 'number') outcome.successes.push({ row: line, name: product.name, id });
        else outcome.failures.push({ row: line, name: product.name, error: id! });
      });
    }
    return outcome;
  }

  /** For each row the new product's id, or why there is none. */
  private async insertChunk(
    tx: EntityManager,
    caller: Identity,
    chunk: ReadyRow[],
  ): Promise<(number | string)[]> {
    const brandsLeft = await this.holdBrands(tx, chunk);
    const created: ReadyRow[] = [];
    const results: (number | string)[] = [];
    for (const row of chunk) {
      if (!brandsLeft.has(row.brand.id)) {
        results.push(`Unknown brand: ${row.brand.name}`);
        continue;
      }
      const result = await this.insertRow(tx, row);
      results.push(result);
      if (typeof result === 'number')
        created.push({ ...row, product: Object.assign(row.product, { id: result }) });
    }
    await this.outbox.record(
      tx,
      ...newsOfWritten(created.map(({ product, brand }) => snapshotOf(product, brand))),
      ...actOf(caller, created),
    );
    return results;
  }

  /** Within a savepoint: a row that the database refuses does not take the others with it. */
  private async insertRow(tx: EntityManager, { product }: ReadyRow): Promise<number | string> {
    try {
      const { raw } = await tx.transaction(async (row) => {
        const inserted = row.createQueryBuilder().insert().into(Product).values(product);
        const result = await inserted.orIgnore().returning('id').execute();
        await holdPictures(row, [product.imageUrl]);
        return result;
      });
      return (raw as { id: number }[])[0]?.id ?? new ProductExists().message;
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      return reasonOf(error, rowNotStored);
    }
  }

  /** Which of the rows' brands still exist; they cannot be deleted until the transaction ends. */
  private async holdBrands(tx: EntityManager, chunk: ReadyRow[]): Promise<Set<number>> {
    const ids = [...new Set(chunk.map((row) => row.brand.id))];
    const rows: { id: number }[] = await tx.query(
      'SELECT id FROM brands WHERE id = ANY($1::int[]) FOR KEY SHARE',
      [ids],
    );
    return new Set(rows.map((row) => row.id));
  }
}

/** One entry of the audit log for all of them: a file may hold thousands. */
function actOf(caller: Identity, created: ReadyRow[]) {
  const first = created[0]?.product;
  if (!first) return [];
  const name = created.length === 1 ? first.name : `${first.name} and ${created.length - 1} more`;
  const products = created.map(({ product }) => `${product.id} ${product.name}`);
  return [
    staffActed(caller, 'product.uploaded', { type: 'product', id: first.id, name }, { after: { products } }),
  ];
}
