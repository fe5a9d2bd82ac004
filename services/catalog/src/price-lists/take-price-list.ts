import { Injectable } from '@nestjs/common';
import { textKey } from '@mekong/contracts';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImageFile } from '@mekong/uploads';
import { headerKey } from '../moving-in/index.js';
import {
  addedBy,
  costsTold,
  findBrands,
  lockProducts,
  priced,
  type Product,
  snapshotOf,
  takeCosts,
  writtenEvents,
} from '../products/index.js';
import { type CheckedList, CheckPriceList } from './check-price-list.js';
import type { ListReading } from './columns.js';
import { PriceListChanged, PriceListTaken } from './errors.js';
import type { JudgedRow } from './judge-rows.js';
import { PriceListsRepository } from './price-lists.repository.js';

/** What was written of a list. */
export interface TakenList {
  products: number;
  pieces: number;
}

/**
 * Writes what a price list says, as it was shown: what products cost, and the pieces that have come. All or nothing, and the same list
 * once, unless a person wants it again. Publishes products.written.
 */
@Injectable()
export class TakePriceList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checkPriceList: CheckPriceList,
    private readonly lists: PriceListsRepository,
    private readonly outbox: Outbox,
  ) {}

  take(caller: Identity, file: ImageFile, reading: ListReading): Promise<TakenList> {
    return onceByKey(this.dataSource, async (tx) => {
      const seen = await this.checkPriceList.read(tx, caller, file, reading);
      const products = await lockProducts(
        tx,
        seen.rows.flatMap(({ product }) => product?.id ?? []),
      );
      // What was changed by somebody else before the lock is seen only by a statement after it.
      const list = await this.checkPriceList.read(tx, caller, file, reading);
      if (reading.check !== undefined && list.check !== reading.check) throw new PriceListChanged();
      const isFirst = await this.lists.markTaken(tx, list.of, list.digest);
      if ((!isFirst || list.takenAt) && !reading.again) throw new PriceListTaken();
      return this.write(tx, caller, { list, reading, products });
    });
  }

  private async write(
    tx: EntityManager,
    caller: Identity,
    { list, reading, products }: { list: CheckedList; reading: ListReading; products: Product[] },
  ): Promise<TakenList> {
    const byId = new Map(products.map((one) => [one.id, one]));
    const changes = list.rows.flatMap((row) => changeOf(row, byId));
    const now = changes.map(({ product }) => product);
    const costs = changes.flatMap(({ cost }) => (cost ? [{ ...cost, supplier: list.name }] : []));
    const told = await takeCosts(tx, costs);
    await this.lists.write(tx, now);
    await this.remember(tx, list, reading);
    const brands = await findBrands(tx, [...new Set(now.flatMap(({ brandId }) => brandId ?? []))]);
    const pieces = changes.reduce((sum, { quantity }) => sum + quantity, 0);
    const quantities = new Map(changes.map(({ product, quantity }) => [product.id, quantity]));
    const snapshots = (await priced(tx, now)).map((product) =>
      snapshotOf(product, brands.get(product.brandId!)!, addedBy(caller.userId, quantities.get(product.id))),
    );
    const subject = { type: 'supplier', id: list.of.supplier, name: list.name };
    const after = { products: changes.length, pieces };
    if (changes.length > 0)
      await this.outbox.record(
        tx,
        ...writtenEvents(snapshots),
        ...costsTold(told),
        staffActed(caller, 'product.costs-taken', subject, { after }),
      );
    return after;
  }

  private async remember(tx: EntityManager, list: CheckedList, { links }: ListReading): Promise<void> {
    const linked = new Set(Object.keys(links).map(textKey));
    const codes = new Map(
      list.rows.flatMap(({ code, product }) =>
        product && linked.has(textKey(code)) ? [[textKey(code), product.id] as const] : [],
      ),
    );
    await this.lists.remember(tx, list.of, {
      ...{ name: list.name, header: headerKey(list.header), mapping: list.mapping },
      codes: [...codes].map(([code, productId]) => ({ code, productId })),
    });
  }
}

function changeOf({ verdict, product: found, costCents, quantity }: JudgedRow, byId: Map<number, Product>) {
  const product = verdict === 'change' && byId.get(found!.id);
  if (!product) return [];
  const now: Product = Object.assign(Object.create(Object.getPrototypeOf(product) as object), product, {
    costCents: costCents ?? product.costCents,
    stock: product.stock + quantity,
    version: product.version + 1,
  });
  return [{ product: now, quantity, cost: costOf(now, costCents, quantity) }];
}

/** Pieces without a cost came for the last one. */
function costOf({ id, version, costCents }: Product, said: number | undefined, pieces: number) {
  if (costCents === null || (said === undefined && pieces === 0)) return undefined;
  return { id, version, pieces, costCents, isOfAll: false };
}
