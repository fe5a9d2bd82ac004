import { invalid, textKey, type StockReason } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, newEvent, Outbox, staffActed } from '@mekong/messaging';
import { claimKey, type Identity, onceByKey, refuseStale } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { keepForOrders, lockUsedImages, noteLastUse, type OddImage } from '../images/index.js';
import {
  aboutProduct,
  asEdited,
  type Brand,
  BrandsRepository,
  changedImages,
  codeKeys,
  codeTaken,
  comparedPriceFaults,
  costsTold,
  type Details,
  factsOf,
  type GivenCost,
  type ImagesChange,
  imagesOf,
  imagesText,
  isTooMuchStock,
  most,
  pricedOne,
  Product,
  ProductExists,
  type ProductImage,
  type SavedProduct,
  snapshotOf,
  storeImages,
  takeCosts,
  tooMany,
  unknownBrand,
  updateProduct,
} from '../products/index.js';
import { storeWords } from '../search-index/index.js';
import { isBrandGone, isSameProduct } from '../constraints.js';
import { tooFewLeft } from './errors.js';
import { optionalNameKey } from '../names.js';
import { lockOwn } from './lock-own.js';

/** The new values; what is undefined is not changed. */
export interface ProductChange extends ImagesChange {
  name?: string;
  brand?: string;
  /** In cents; a function if the new price depends on the present one. */
  priceCents?: number | ((now: number) => number);
  stock?: number;
  /** The stock that the editor has seen: `stock` is applied as the difference from it. Without it `stock` is set. */
  stockSeen?: number;
  /** Instead of `stock`: pieces to add, or to take away when negative. */
  stockBy?: number;
  stockReason?: StockReason;
  description?: string;
  /** Null removes the Khmer text. */
  nameKm?: string | null;
  descriptionKm?: string | null;
  restockAt?: number;
  /** Null removes the code. */
  sku?: string | null;
  barcode?: string | null;
  /** Null removes it. */
  warrantyMonths?: number | null;
  details: Partial<Details>;
  /** In cents; null removes it. */
  compareAtCents?: number | null;
  /** What a piece costs its seller, in cents; null where that is not known any more. */
  costCents?: number | null;
  hidden?: boolean;
  /** Hides it until then; null for no such time. */
  visibleFrom?: Date | null;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
  /** Of its new images, those that can hardly be meant, for the answer. */
  oddImages?: OddImage[];
}

/**
 * Changes one of the caller's products (any for an admin); publishes product.changed. Without a difference nothing is
 * written, and no edit is stale: it may be one that was saved, and is sent again as its answer was lost. Throws StaleEdit,
 * ProductExists, and a 400 when more pieces are to be taken away than there are, or the price before is not above the price.
 */
@Injectable()
export class ChangeProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, id: number, change: ProductChange): Promise<SavedProduct> {
    return this.store(caller, id, change, (write) => onceByKey(this.dataSource, write));
  }

  /** The same for one of the many products that a call changes. */
  runForOne(caller: Identity, id: number, change: ProductChange): Promise<SavedProduct> {
    return this.store(caller, id, change, (write) =>
      this.dataSource.transaction(async (tx) => {
        await claimKey(tx, id);
        return write(tx);
      }),
    );
  }

  private async store(
    caller: Identity,
    id: number,
    change: ProductChange,
    inTransaction: (write: (tx: EntityManager) => Promise<SavedProduct>) => Promise<SavedProduct>,
  ): Promise<SavedProduct> {
    const brand = change.brand === undefined ? undefined : await this.brands.findNamed(change.brand);
    if (brand === null) throw unknownBrand();
    try {
      return await inTransaction((tx) => this.changeIn(tx, caller, id, change, brand));
    } catch (error) {
      if (isSameProduct(error)) throw new ProductExists();
      throw isBrandGone(error) ? unknownBrand() : (codeTaken(error) ?? error);
    }
  }

  private async changeIn(
    tx: EntityManager,
    caller: Identity,
    id: number,
    change: ProductChange,
    newBrand?: Brand,
  ): Promise<SavedProduct> {
    const product = await lockOwn(tx, caller, id);
    const oldBrand = await this.brands.of(tx, product);
    const brand = newBrand ?? oldBrand;
    const was = await pricedOne(tx, Object.assign(new Product(), product));
    const oldImages = await imagesOf(tx, product);
    const images = changedImages(oldImages, change);
    apply(product, change, brand);
    product.imageUrl = images[0]!.url;
    const edited = differences(factsOf(was, oldBrand, oldImages), factsOf(product, brand, images));
    const { oddImages } = change;
    const asWas = () => Object.assign(was, { brand: oldBrand, images: oldImages, oddImages });
    const pieces = stockChangeOf(change);
    const isOtherCost = product.costCents !== was.costCents;
    if (!edited && !pieces && !isOtherCost) return asWas();
    refuseStale('product', asEdited(asWas()), change.version, [
      ...Object.keys(edited?.after ?? {}),
      ...(isOtherCost ? ['cost'] : []),
    ]);
    const priceFaults = comparedPriceFaults(product, was);
    if (priceFaults.length > 0) throw invalid(priceFaults);
    if (product.stock < 0) throw tooFewLeft(was.stock);
    if (isTooMuchStock(product.stock, was.stock)) throw tooMany(most);
    product.version += 1;
    const told = await takeCosts(tx, costOf(product, was, change));
    await updateProduct(tx, product);
    await storeWords(tx, [product]);
    await writeImages(tx, product, oldImages, images);
    const isOfStock = pieces !== 0 || product.stockSetVersion !== was.stockSetVersion;
    const stockEdit = {
      by: isOfStock ? caller.userId : undefined,
      change: pieces,
      reason: change.stockReason,
    };
    const shown = await pricedOne(tx, product);
    await this.outbox.record(
      tx,
      newEvent('product.changed.v1', id, snapshotOf(shown, brand, stockEdit)),
      ...costsTold(told),
      staffActed(caller, 'product.edited', aboutProduct(product), {
        ...withReason(edited, change.stockReason),
        // The log has that it was changed; the figure is in the history of costs alone.
        ...(isOtherCost && { after: { ...edited?.after, cost_changed: true } }),
      }),
    );
    const averageCostCents = told[0] ? told[0].averageCents : undefined;
    return Object.assign(shown, { brand, images, oddImages, averageCostCents });
  }
}

/** Pieces that were received came for the cost that is said with them, or the last one; else a new cost is what all pieces cost. */
function costOf(product: Product, was: Product, { stockBy = 0, stockReason }: ProductChange): GivenCost[] {
  const { id, version, costCents } = product;
  const pieces = stockReason === 'received' ? Math.max(0, stockBy) : 0;
  const isOther = costCents !== was.costCents;
  if (!isOther && (pieces === 0 || costCents === null)) return [];
  return [{ id, version, pieces, costCents, isOfAll: pieces === 0, supplier: null }];
}

async function writeImages(
  tx: EntityManager,
  product: Product,
  was: ProductImage[],
  now: ProductImage[],
): Promise<void> {
  const mainWas = was[0]!.url;
  if (product.imageUrl === mainWas && imagesText(was) === imagesText(now)) return;
  await lockUsedImages(
    tx,
    now.map(({ url }) => url),
  );
  await storeImages(tx, product.id, now);
  if (product.imageUrl !== mainWas) await keepForOrders(tx, mainWas);
  const left = was.filter(({ url }) => now.every((one) => one.url !== url));
  for (const { url } of left) await noteLastUse(tx, url);
}

/** The audit log tells the reason beside the figures. */
function withReason(edited: ReturnType<typeof differences>, reason?: StockReason) {
  return reason && edited ? { ...edited, after: { ...edited.after, stock_reason: reason } } : edited;
}

function apply(product: Product, change: ProductChange, brand: Brand): void {
  const { name, nameKm, priceCents, description, descriptionKm, stock, stockSeen, stockBy } = change;
  product.name = name ?? product.name;
  product.nameKey = textKey(product.name);
  product.nameKm = nameKm === undefined ? product.nameKm : nameKm;
  product.nameKmKey = optionalNameKey(product.nameKm);
  product.brandId = brand.id;
  product.priceCents =
    typeof priceCents === 'function' ? priceCents(product.priceCents) : (priceCents ?? product.priceCents);
  product.description = description ?? product.description;
  product.descriptionKm = descriptionKm === undefined ? product.descriptionKm : descriptionKm;
  product.details = { ...product.details, ...change.details } as Details;
  applyCodes(product, change);
  applyPlace(product, change);
  product.stock += stockBy ?? 0;
  if (stock === undefined) return;
  if (stockSeen !== undefined) {
    product.stock = Math.max(0, product.stock + stock - stockSeen);
    return;
  }
  product.stock = stock;
  product.stockSetTo = stock;
  product.stockSetVersion += 1;
}

function applyCodes(product: Product, { sku, barcode, restockAt, warrantyMonths }: ProductChange): void {
  if (warrantyMonths !== undefined) product.warrantyMonths = warrantyMonths;
  product.restockAt = restockAt ?? product.restockAt;
  product.sku = sku === undefined ? product.sku : sku;
  product.barcode = barcode === undefined ? product.barcode : barcode;
  Object.assign(product, codeKeys(product));
}

/** A time to be shown at hides the product until then; without one it is hidden for good, or shown. */
function applyPlace(
  product: Product,
  { compareAtCents, costCents, hidden, visibleFrom }: ProductChange,
): void {
  if (costCents !== undefined) product.costCents = costCents;
  if (compareAtCents !== undefined) product.compareAtCents = compareAtCents;
  if (visibleFrom !== undefined) product.visibleFrom = visibleFrom;
  if (hidden === false && !visibleFrom) product.visibleFrom = null;
  product.hidden =
    product.visibleFrom !== null || (hidden ?? (visibleFrom === null ? false : product.hidden));
}

/** How many pieces to add or subtract; 0 when the stock is set or not changed. */
function stockChangeOf({ stock, stockSeen, stockBy }: ProductChange): number {
  if (stockBy !== undefined) return stockBy;
  return stock === undefined || stockSeen === undefined ? 0 : stock - stockSeen;
}
