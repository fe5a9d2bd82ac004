import { notFound, StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { lockUsedImages, keepForOrders } from '../images/images.repository.js';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { UploadsRepository, type StoredRow } from './uploads.repository.js';
import { insertProducts } from './new-products.repository.js';
import { lockBrands } from '../brands/brand-products.repository.js';
import { Brand } from '../brands/brand.entity.js';
import { ProductExists } from '../errors.js';
import { optionalNameKey } from '../names.js';
import { codeKeys, throwCodeTaken } from '../products/codes.js';
import { Product } from '../products/product.entity.js';
import { storeWords } from '../search/product-words.repository.js';
import { writtenEvents, snapshotOf } from '../product-snapshots.js';
import { aboutUpload } from '../audit.js';
import { newRow } from '../products/create-product.js';
import { columnsOf, type Upload, type ChangedColumns, type RowResult } from './upload.js';
import { faultsOf, unknownBrand, type RowFault } from './row-fault.js';
import { writeTogether } from './write-together.js';

/** Rows per transaction: many enough to be fast, few enough to show progress and to keep locks short. */
const chunkSize = 100;

interface Chunk {
  upload: Upload;
  brands: Map<number, Brand>;
  /** The products to be changed, locked. */
  products: Map<number, Product>;
}

/**
 * Writes committed uploads in chunks, one transaction each: when a process dies, whole chunks are written, and any replica
 * continues with the rest. Publishes products.written.
 */
@Injectable()
export class CommitUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Writes until no upload is waiting, or `isStopped`. */
  async run(isStopped: () => boolean = () => false): Promise<void> {
    while (!isStopped() && (await this.dataSource.transaction((tx) => this.nextChunk(tx))));
  }

  private async nextChunk(tx: EntityManager): Promise<boolean> {
    const upload = await this.uploads.takeRunning(tx);
    if (!upload) return false;
    const rows = await this.uploads.waitingRows(tx, upload.id, chunkSize);
    if (rows.length === 0) {
      await this.finish(tx, upload);
      return true;
    }
    // All products are locked before any brand, as in a merge of brands, so that these transactions cannot deadlock.
    await lockProducts(tx, rows);
    await writeTogether(
      tx,
      rows,
      (part, some) => this.write(part, upload, some),
      (row, faults) => this.uploads.settle(tx, upload.id, [failed(row, faults)]),
    );
    return true;
  }

  /** Writes all of these rows with their results and events, or throws. */
  private async write(tx: EntityManager, upload: Upload, rows: StoredRow[]): Promise<void> {
    const chunk = await this.lockChunk(tx, upload, rows);
    const created = await this.create(tx, chunk, rows);
    const results: RowResult[] = [];
    for (const row of rows) results.push(created.get(row.line) ?? (await this.change(tx, chunk, row)));
    await this.uploads.settle(tx, upload.id, results);
    await this.publish(tx, chunk, results);
  }

  /** Adds one entry to the audit log, however many products the upload wrote. */
  private async finish(tx: EntityManager, upload: Upload): Promise<void> {
    const counts = await this.uploads.finish(tx, upload.id);
    if (counts.created + counts.changed === 0) return;
    const act = staffActed(upload.committedBy!, 'product.uploaded', aboutUpload(upload), { after: counts });
    await this.outbox.record(tx, act);
  }

  /** Locks the brands and products of the rows, so that nobody else can change or delete them until the transaction ends. */
  private async lockChunk(tx: EntityManager, upload: Upload, rows: StoredRow[]): Promise<Chunk> {
    const products = await lockProducts(tx, rows);
    const brandsLeft = await lockBrands(
      tx,
      rows.map((row) => row.product!.brandId),
    );
    const brands = await tx.findBy(Brand, { id: In([...brandsLeft]) });
    return {
      upload,
      brands: new Map(brands.map((brand) => [brand.id, brand])),
      products: new Map(products.map((product) => [product.id, product])),
    };
  }

  /** Creates all new products at once. A row whose product was created meanwhile fails. */
  private async create(
    tx: EntityManager,
    { upload, brands }: Chunk,
    rows: StoredRow[],
  ): Promise<Map<number, RowResult>> {
    const results = new Map<number, RowResult>();
    const ready: { row: StoredRow; product: Product }[] = [];
    for (const row of rows) {
      if (row.verdict !== 'create') continue;
      const { brandId, create, imageUrl } = row.product!;
      const brand = brands.get(brandId);
      if (brand) ready.push({ row, product: newRow(upload.sellerId, create!, brand, imageUrl) });
      else results.set(row.line, failed(row, [unknownBrand(row.cells.brand ?? '')]));
    }
    const ids = await insertProducts(
      tx,
      ready.map(({ product }) => product),
    );
    ready.forEach(({ row, product }, index) => {
      const id = ids[index];
      if (id === undefined) results.set(row.line, failed(row, faultsOf(new ProductExists())));
      else results.set(row.line, done(row, Object.assign(product, { id }), null));
    });
    return results;
  }

  private async change(tx: EntityManager, { products, brands }: Chunk, row: StoredRow): Promise<RowResult> {
    const product = products.get(row.productId!);
    if (!product) return failed(row, faultsOf(notFound('Product')));
    if (product.version !== row.seenVersion)
      return failed(row, faultsOf(new StaleEdit('product', product, [])));
    if (!brands.has(row.product!.brandId)) return failed(row, [unknownBrand(row.cells.brand ?? '')]);
    const change = row.product!.change!;
    const now = withColumns(product, change);
    await tx.update(Product, { id: product.id }, now as never).catch(throwCodeTaken);
    await storeWords(tx, [now]);
    if (now.imageUrl !== product.imageUrl) {
      await lockUsedImages(tx, [now.imageUrl]);
      await keepForOrders(tx, product.imageUrl);
    }
    const was = { ...columnsOf(product), stockChange: product.stock - now.stock };
    return { ...done(row, now, was), stockChange: change.stockChange };
  }

  private async publish(tx: EntityManager, { brands }: Chunk, results: RowResult[]): Promise<void> {
    const written = results.flatMap(({ product, stockChange }) =>
      product ? [snapshotOf(product, brands.get(product.brandId!)!, stockChange)] : [],
    );
    await this.outbox.record(tx, ...writtenEvents(written));
  }
}

/** Those products that the rows change and that still exist, locked. */
function lockProducts(tx: EntityManager, rows: StoredRow[]): Promise<Product[]> {
  return tx.find(Product, {
    where: { id: In(rows.flatMap((row) => row.productId ?? [])), deletedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** The product with these columns and its next version. */
export function withColumns(product: Product, change: ChangedColumns): Product {
  const { stockChange = 0, ...columns } = change;
  return Object.assign(new Product(), product, columns, {
    nameKmKey: optionalNameKey(columns.nameKm),
    ...codeKeys(columns),
    version: product.version + 1,
    stock: Math.max(0, product.stock + stockChange),
  });
}

const done = ({ line }: StoredRow, product: Product, was: RowResult['was']): RowResult => ({
  line,
  outcome: 'done',
  faults: [],
  productId: product.id,
  was,
  product,
});

const failed = ({ line, productId }: StoredRow, faults: RowFault[]): RowResult => ({
  line,
  outcome: 'failed',
  faults,
  productId,
  was: null,
});
