import { type Fault, type StockReason, textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { AlreadyDone, type Identity, mayManage } from '@mekong/service-defaults';
import {
  editedVersion,
  newPrice,
  type PriceChange,
  ProductsRepository,
  type ShownProduct,
} from '../products/index.js';
import { PriceOutOfRange } from './errors.js';
import { toFaults } from '../to-faults.js';
import { ChangeProduct, type ProductChange } from './change-product.js';
import { DeleteProduct } from './delete-product.js';

export type ManyChange =
  | { type: 'delete' }
  | PriceChange
  | { type: 'stock'; stock: number }
  | { type: 'stock-by'; by: number; reason?: StockReason }
  | { type: 'brand'; brand: string };

export interface ChosenProduct {
  id: number;
  /** The version that was seen; without one nothing is compared. */
  version?: number;
  /** The stock that was seen: a new one is the difference from it. */
  stockSeen?: number;
}

export interface RowResult {
  id: number;
  name: string | null;
  ok: boolean;
  /** In English. */
  error: string | null;
  faults: Fault[];
  /** What is left after a change of the stock. */
  stock: number | null;
  /** The version after the change, by which it can be undone; null where it was refused, or the product is deleted. */
  version: number | null;
}

/** One change for many products, each by itself: a row that is refused stops no other. */
@Injectable()
export class ChangeManyProducts {
  constructor(
    private readonly products: ProductsRepository,
    private readonly changeProduct: ChangeProduct,
    private readonly deleteProduct: DeleteProduct,
  ) {}

  /** What became of each product, in the given order. */
  async change(caller: Identity, chosen: ChosenProduct[], change: ManyChange): Promise<RowResult[]> {
    const results: RowResult[] = [];
    for (const row of chosen) results.push(await this.one(caller, row, change));
    return results;
  }

  private async one(caller: Identity, row: ChosenProduct, change: ManyChange): Promise<RowResult> {
    const product = await this.products.findForStaff(row.id);
    const name = product && mayManage(caller, product) ? product.name : null;
    try {
      const changed = await this.apply(caller, row, change);
      const stock = changed && isOfStock(change) ? changed.stock : null;
      const version = changed ? editedVersion(changed) : null;
      return { id: row.id, name, ok: true, error: null, faults: [], stock, version };
    } catch (error) {
      const faults = toFaults(error, 'NOT_STORED', 'The change could not be stored');
      return { id: row.id, name, ok: false, error: textOf(faults), faults, stock: null, version: null };
    }
  }

  private async apply(
    caller: Identity,
    { id, version, stockSeen }: ChosenProduct,
    change: ManyChange,
  ): Promise<ShownProduct | undefined | void> {
    try {
      if (change.type === 'delete') return await this.deleteProduct.delete(caller, id, version);
      return await this.changeProduct.runForOne(caller, id, {
        details: {},
        version,
        stockSeen,
        ...fieldsOf(change),
      });
    } catch (error) {
      // By the same call, before its process was killed.
      if (error instanceof AlreadyDone) return this.products.findForStaff(id);
      throw error;
    }
  }
}

const isOfStock = ({ type }: ManyChange) => type === 'stock' || type === 'stock-by';

function fieldsOf(change: Exclude<ManyChange, { type: 'delete' }>): Partial<ProductChange> {
  if (change.type === 'stock') return { stock: change.stock };
  if (change.type === 'stock-by') return { stockBy: change.by, stockReason: change.reason };
  if (change.type === 'brand') return { brand: change.brand };
  return { priceCents: (now) => priced(now, change) };
}

function priced(now: number, change: PriceChange): number {
  const cents = newPrice(now, change);
  if (cents < 0) throw new PriceOutOfRange('below', 0);
  if (cents > 100_000_000) throw new PriceOutOfRange('above', 1_000_000);
  return cents;
}
