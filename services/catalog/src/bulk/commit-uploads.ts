import { notFound, StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { holdImages, keepForOrders } from '../images/images.repository.js';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { UploadsRepository, type StoredRow } from './uploads.repository.js';
import { insertProducts } from './new-products.repository.js';
import { holdBrands } from '../brands/brand-products.repository.js';
import { Brand } from '../brands/brand.entity.js';
import { ProductExists } from '../errors.js';
import { optionalNameKey } from '../names.js';
import { Product } from '../products/product.entity.js';
import { writtenEvents, snapshotOf } from '../product-snapshots.js';
import { aboutUpload } from '../audit.js';
import { newRow } from '../products/create-product.js';
import { columnsOf, type Upload, type ChangedColumns, type RowResult } from './upload.js';
import { faultsOf, unknownBrand, type RowFault } from './row-fault.js';
import { writeTogether } from './write-together.js';

/** Rows a transaction: large enough to be quick, small enough to show progress and to hold no lock for long. */
const chunkSize = 100;

interface Chunk {
  upload: Upload;
  brands: Map<number, Brand>;
  /** The products that are to be changed, locked. */
  products: Map<number, Product>;
}

/**
 * Writes the uploads that were committed, a chunk a transaction: a process that dies leaves whole chunks, and any
 * replica goes on with the rest. Publishes products.written.
 */
@Injectable()
export class CommitUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Works until nothing waits, or `isStopped`. */
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
    // All of them and before any brand, as whoever merges brands does: so nobody waits for one who waits for them.
    await lockProducts(tx, rows);
    await writeTogether(
      tx,
      rows,
      (part, some) => this.write(part, upload, some),
      (row, faults) => this.uploads.settle(tx, upload.id, [failed(row, faults)]),
    );
    return true;
  }

  /** All of these rows, what became of them, and the news; or nothing. */
  private async write(tx: EntityManager, upload: Upload, rows: StoredRow[]): Promise<void> {
    const chunk = await this.hold(tx, upload, rows);
    const created = await this.create(tx, chunk, rows);
    const results: RowResult[] = [];
    for (const row of rows) results.push(created.get(row.line) ?? (await this.change(tx, chunk, row)));
    await this.uploads.settle(tx, upload.id, results);
    await this.tell(tx, chunk, results);
  }

  /** The audit log has one entry for an upload, however many products it wrote. */
  private async finish(tx: EntityManager, upload: Upload): Promise<void> {
    const counts = await this.uploads.finish(tx, upload.id);
    if (counts.created + counts.changed === 0) return;
    const act = staffActed(upload.committedBy!, 'product.uploaded', aboutUpload(upload), { after: counts });
    await this.outbox.record(tx, act);
  }

  /** The brands and products that the rows name; nobody else can change or delete these until the transaction ends. */
  private async hold(tx: EntityManager, upload: Upload, rows: StoredRow[]): Promise<Chunk> {
    const products = await lockProducts(tx, rows);
    const brandsLeft = await holdBrands(
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

  /** Creates all new products at once. One that is there by now is a failure of its row. */
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
    await tx.update(Product, { id: product.id }, now as never);
    if (now.imageUrl !== product.imageUrl) {
      await holdImages(tx, [now.imageUrl]);
      await keepForOrders(tx, product.imageUrl);
    }
    const was = { ...columnsOf(product), stockChange: product.stock - now.stock };
    return { ...done(row, now, was), stockChange: change.stockChange };
  }

  private async tell(tx: EntityManager, { brands }: Chunk, results: RowResult[]): Promise<void> {
    const written = results.flatMap(({ product, stockChange }) =>
      product ? [snapshotOf(product, brands.get(product.brandId!)!, stockChange)] : [],
    );
    await this.outbox.record(tx, ...writtenEvents(written));
  }
}

/** The products that the rows change, as far as they are there. */
function lockProducts(tx: EntityManager, rows: StoredRow[]): Promise<Product[]> {
  return tx.find(Product, {
    where: { id: In(rows.flatMap((row) => row.productId ?? [])), deletedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** The product with these columns, in its next version. */
export function withColumns(product: Product, change: ChangedColumns): Product {
  const { stockChange = 0, ...columns } = change;
  return Object.assign(new Product(), product, columns, {
    nameKmKey: optionalNameKey(columns.nameKm),
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
