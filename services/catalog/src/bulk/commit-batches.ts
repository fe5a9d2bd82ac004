import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { keepForOrders } from '../data-access/images.repository.js';
import { isDatabaseDown, type Identity } from '@mekong/service-defaults';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { BatchesRepository, type StoredRow } from '../data-access/batches.repository.js';
import { Brand } from '../domain/brand.js';
import { ProductExists, StaleEdit } from '../domain/catalog.errors.js';
import { optionalNameKey } from '../domain/names.js';
import { Product } from '../domain/product.js';
import { snapshotOf } from '../snapshots.js';
import { newRow } from '../use-cases/create-product.js';
import type { Batch, ChangedColumns, RowResult } from './batch.js';
import { columnsOf } from './batch.js';
import { uploadActs } from './batch-acts.js';
import { reasonOf, RowFault } from './row-fault.js';

/** Rows a transaction: large enough to be quick, small enough to show progress and to hold no lock for long. */
const chunkSize = 100;

interface Chunk {
  batch: Batch;
  brands: Map<number, Brand>;
  /** The products that are to be changed, locked. */
  products: Map<number, Product>;
}

/**
 * Writes the batches that were committed, a chunk a transaction: a process that dies leaves whole chunks, and any
 * replica goes on with the rest. Publishes product.created and product.changed.
 */
@Injectable()
export class CommitBatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly batches: BatchesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Works until nothing waits, or `isStopped`. */
  async run(isStopped: () => boolean = () => false): Promise<void> {
    while (!isStopped() && (await this.dataSource.transaction((tx) => this.nextChunk(tx))));
  }

  private async nextChunk(tx: EntityManager): Promise<boolean> {
    const batch = await this.batches.takeRunning(tx);
    if (!batch) return false;
    const rows = await this.batches.waitingRows(tx, batch.id, chunkSize);
    if (rows.length === 0) {
      await this.batches.finish(tx, batch.id);
      return true;
    }
    const chunk = await this.hold(tx, batch, rows);
    const created = await this.create(tx, chunk, rows);
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(created.get(row.line) ?? (await this.change(tx, chunk, row)));
    }
    await this.batches.settle(tx, batch.id, results);
    await this.tell(tx, batch.committedBy!, chunk, rows, results);
    return true;
  }

  /** The brands and products that the rows name; nobody else can change or delete these until the transaction ends. */
  private async hold(tx: EntityManager, batch: Batch, rows: StoredRow[]): Promise<Chunk> {
    const brandIds = [...new Set(rows.map((row) => row.product!.brandId))];
    await tx.query('SELECT id FROM brands WHERE id = ANY ($1::int[]) ORDER BY id FOR KEY SHARE', [brandIds]);
    const brands = await tx.findBy(Brand, { id: In(brandIds) });
    const products = await tx.find(Product, {
      where: { id: In(rows.flatMap((row) => row.productId ?? [])), deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return {
      batch,
      brands: new Map(brands.map((brand) => [brand.id, brand])),
      products: new Map(products.map((product) => [product.id, product])),
    };
  }

  /** Creates all new products at once; where that fails, one by one, so that a bad row takes no other with it. */
  private async create(
    tx: EntityManager,
    { batch, brands }: Chunk,
    rows: StoredRow[],
  ): Promise<Map<number, RowResult>> {
    const results = new Map<number, RowResult>();
    const ready: { line: number; product: Product }[] = [];
    for (const { line, verdict, product: wanted, cells } of rows) {
      if (verdict !== 'create') continue;
      const brand = brands.get(wanted!.brandId);
      if (brand)
        ready.push({ line, product: newRow(batch.sellerId, wanted!.create!, brand, wanted!.imageUrl) });
      else results.set(line, failed(line, `Unknown brand: ${cells.brand}`));
    }
    const insert = (some: typeof ready) => this.insert(tx, some);
    const done = await insert(ready).catch(async (error) => {
      if (isDatabaseDown(error)) throw error;
      const one = (row: (typeof ready)[number]) =>
        insert([row]).catch((fault) => [failed(row.line, reasonOf(fault))]);
      const all: RowResult[] = [];
      for (const row of ready) all.push(...(await one(row)));
      return all;
    });
    for (const result of done) results.set(result.line, result);
    return results;
  }

  /** Within a savepoint. A product that is there by now is a failure of its row. */
  private async insert(tx: EntityManager, rows: { line: number; product: Product }[]): Promise<RowResult[]> {
    if (rows.length === 0) return [];
    const values = rows.map(({ product }) => product);
    const raw = await tx.transaction(async (inner) => {
      const query = inner.createQueryBuilder().insert().into(Product).values(values).orIgnore();
      const { raw: answered } = await query
        .updateEntity(false)
        .returning(['id', 'nameKey', 'category', 'brandId'])
        .execute();
      return answered as { id: number; name_key: string; category: string; brand_id: number }[];
    });
    const ids = new Map(raw.map((one) => [keyOf(one.name_key, one.category, one.brand_id), one.id]));
    return rows.map(({ line, product }) => {
      const id = ids.get(keyOf(product.nameKey, product.category, product.brandId!));
      if (id === undefined) return failed(line, new ProductExists().message);
      Object.assign(product, { id });
      return { line, outcome: 'done', reason: null, productId: id, was: null, product };
    });
  }

  private async change(tx: EntityManager, { products, brands }: Chunk, row: StoredRow): Promise<RowResult> {
    const product = products.get(row.productId!);
    try {
      if (!product) throw new RowFault('Product not found');
      if (product.version !== row.seenVersion) throw new StaleEdit('product', {}, []);
      if (!brands.has(row.product!.brandId)) throw new RowFault(`Unknown brand: ${row.cells.brand}`);
      const was = columnsOf(product);
      const change = row.product!.change!;
      const now = withColumns(product, change);
      await tx.transaction((inner) => inner.update(Product, { id: product.id }, now as never));
      if (now.imageUrl !== product.imageUrl) await keepForOrders(tx, product.imageUrl);
      const kept = change.stock === undefined ? { ...was, stock: undefined } : was;
      return {
        line: row.line,
        outcome: 'done',
        reason: null,
        productId: product.id,
        was: kept,
        product: now,
      };
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      return { ...failed(row.line, reasonOf(error)), productId: row.productId };
    }
  }

  private async tell(
    tx: EntityManager,
    by: Identity,
    { brands }: Chunk,
    rows: StoredRow[],
    results: RowResult[],
  ): Promise<void> {
    const differences = new Map(rows.map((row) => [row.line, row.differences]));
    const written = results.flatMap(({ line, product, was }) =>
      product ? [{ product, isNew: was === null, differences: differences.get(line) ?? null }] : [],
    );
    await this.outbox.record(
      tx,
      ...written.map(({ product, isNew }) => {
        const snapshot = snapshotOf(product, brands.get(product.brandId!)!);
        return newEvent(isNew ? 'product.created.v1' : 'product.changed.v1', product.id, snapshot);
      }),
      ...uploadActs(by, written),
    );
  }
}

/** The product with these columns, in its next version. */
export function withColumns(product: Product, change: ChangedColumns): Product {
  const { stock, ...columns } = change;
  return Object.assign(new Product(), product, columns, {
    nameKmKey: optionalNameKey(columns.nameKm),
    version: product.version + 1,
    ...(stock !== undefined && {
      stock,
      stockSetTo: stock,
      stockSetVersion: product.stockSetVersion + 1,
    }),
  });
}

const failed = (line: number, reason: string): RowResult => ({
  line,
  outcome: 'failed',
  reason,
  productId: null,
  was: null,
});

const keyOf = (nameKey: string, category: string, brandId: number) =>
  JSON.stringify([nameKey, category, brandId]);
