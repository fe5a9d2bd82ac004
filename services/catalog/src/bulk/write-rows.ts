import { notFound, StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { keepForOrders, lockUsedImages } from '../images/index.js';
import {
  addedBy,
  type Brand,
  editedVersion,
  findBrands,
  isTooMuchStock,
  lockBrands,
  lockProducts,
  most,
  newRow,
  priced,
  type Product,
  ProductExists,
  snapshotOf,
  tooMany,
  writtenEvents,
} from '../products/index.js';
import { storeWords } from '../search-index/index.js';
import { addFurtherImages } from './further-images.js';
import { joinWritten } from './joining.js';
import { insertProducts } from './new-products.repository.js';
import { faultsOf, unknownBrand, type RowFault } from './row-fault.js';
import { columnsOf, type GoodRow, type RowResult } from './upload.js';
import { withColumns } from './with-columns.js';
import { writeTogether } from './write-together.js';
import { updateProducts } from './written-products.repository.js';

interface Locked {
  brands: Map<number, Brand>;
  /** The products to be changed. */
  products: Map<number, Product>;
}

/**
 * Creates and changes the products of good rows, many with each statement. A row whose product, brand or image has changed
 * since it was checked fails alone. Publishes products.written.
 */
@Injectable()
export class WriteRows {
  constructor(private readonly outbox: Outbox) {}

  /** Writes rows of one seller within this transaction; answers what became of each. */
  async write(tx: EntityManager, sellerId: string, rows: GoodRow[]): Promise<RowResult[]> {
    // All products are locked before any brand, as in a merge of brands, so that these transactions cannot deadlock.
    await lockChanged(tx, rows);
    const results = await writeTogether<GoodRow, RowResult[]>(
      tx,
      rows,
      (part, some) => this.writeAll(part, sellerId, some),
      (row, faults) => [failed(row, faults)],
    );
    return results.flat();
  }

  /** Writes all of these rows with their events, or throws. */
  private async writeAll(tx: EntityManager, sellerId: string, rows: GoodRow[]): Promise<RowResult[]> {
    const locked = await lock(tx, rows);
    const results = [...(await create(tx, sellerId, locked, rows)), ...(await change(tx, locked, rows))];
    await addFurtherImages(tx, rows, results);
    await joinWritten(tx, rows, results);
    const products = await priced(
      tx,
      results.flatMap(({ product }) => product ?? []),
    );
    const stockChanges = new Map(results.map(({ productId, stockChange }) => [productId, stockChange]));
    const written = products.map((one) =>
      snapshotOf(one, locked.brands.get(one.brandId!)!, addedBy(sellerId, stockChanges.get(one.id))),
    );
    await this.outbox.record(tx, ...writtenEvents(written));
    return results;
  }
}

/** Locks the brands and products of the rows, so that nobody else can change or delete them until the transaction ends. */
async function lock(tx: EntityManager, rows: GoodRow[]): Promise<Locked> {
  const products = await lockChanged(tx, rows);
  const brandsLeft = await lockBrands(
    tx,
    rows.map(({ product }) => product.brandId),
  );
  return {
    brands: await findBrands(tx, brandsLeft),
    products: new Map(products.map((product) => [product.id, product])),
  };
}

/** Locks those products that the rows change and that still exist. */
async function lockChanged(tx: EntityManager, rows: GoodRow[]): Promise<Product[]> {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  return ids.length === 0 ? [] : lockProducts(tx, ids);
}

/** Creates all new products at once. A row whose product exists already fails. */
async function create(
  tx: EntityManager,
  sellerId: string,
  { brands }: Locked,
  rows: GoodRow[],
): Promise<RowResult[]> {
  const isNew = ({ productId }: GoodRow) => productId === null;
  const isBrandLeft = ({ product }: GoodRow) => brands.has(product.brandId);
  const writable = rows.filter((row) => isNew(row) && isBrandLeft(row));
  const products = writable.map(({ product: { create: wanted, brandId, imageUrl } }) =>
    newRow(sellerId, wanted!, brands.get(brandId)!, imageUrl),
  );
  const ids = await insertProducts(tx, products);
  const written = writable.map((row, index) => {
    const id = ids[index];
    if (id === undefined) return failed(row, faultsOf(new ProductExists()));
    return done(row, Object.assign(products[index]!, { id }), null);
  });
  return [...rows.filter((row) => isNew(row) && !isBrandLeft(row)).map(withoutBrand), ...written];
}

/** Changes all existing products at once. A row whose product was changed or deleted since it was checked fails. */
async function change(tx: EntityManager, locked: Locked, rows: GoodRow[]): Promise<RowResult[]> {
  const { products } = locked;
  const results = rows.filter(({ productId }) => productId !== null).map((row) => changed(row, locked));
  const now = results.flatMap(({ product }) => product ?? []);
  if (now.length === 0) return results;
  await updateProducts(tx, now);
  await storeWords(tx, now);
  const shownAnew = now.filter(({ id, imageUrl }) => products.get(id)!.imageUrl !== imageUrl);
  await lockUsedImages(
    tx,
    shownAnew.map(({ imageUrl }) => imageUrl),
  );
  for (const { id } of shownAnew) await keepForOrders(tx, products.get(id)!.imageUrl);
  return results;
}

function changed(row: GoodRow, { brands, products }: Locked): RowResult {
  const product = products.get(row.productId!);
  if (!product) return failed(row, faultsOf(notFound('Product')));
  if (editedVersion(product) !== row.seenVersion)
    return failed(row, faultsOf(new StaleEdit('product', product, [])));
  if (!brands.has(row.product.brandId)) return withoutBrand(row);
  const columns = row.product.change!;
  const now = withColumns(product, columns);
  if (isTooMuchStock(now.stock, product.stock)) return failed(row, faultsOf(tooMany(most)));
  const was = { ...columnsOf(product), stockChange: product.stock - now.stock };
  return { ...done(row, now, was), stockChange: columns.stockChange };
}

const done = ({ line }: GoodRow, product: Product, was: RowResult['was']): RowResult => ({
  line,
  outcome: 'done',
  faults: [],
  productId: product.id,
  was,
  product,
});

const failed = ({ line, productId }: GoodRow, faults: RowFault[]): RowResult => ({
  line,
  outcome: 'failed',
  faults,
  productId,
  was: null,
});

const withoutBrand = (row: GoodRow) => failed(row, [unknownBrand(row.cells.brand?.trim() ?? '')]);
