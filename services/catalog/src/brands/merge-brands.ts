import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Brand } from './brand.entity.js';
import { SameProducts } from '../errors.js';
import { Product } from '../products/product.entity.js';
import { newsOfWritten, snapshotOf } from '../product-snapshots.js';
import { aboutBrand } from '../audit.js';

/**
 * The products of one brand become another's, and the first brand is gone; all of it or nothing. Publishes
 * products.written and brand.deleted. Throws SameProducts when a seller has one product in both.
 */
@Injectable()
export class MergeBrands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Answers the brand that stays and how many products came to it. */
  run(caller: Identity, fromId: number, intoId: number): Promise<{ brand: Brand; moved: number }> {
    return this.dataSource.transaction(async (tx) => {
      const { from, into } = await lockBoth(tx, fromId, intoId);
      const twins = await sameProducts(tx, fromId, intoId);
      if (twins.length > 0) throw new SameProducts(twins);
      const moved = await this.move(tx, from, into);
      await tx.delete(Brand, { id: fromId });
      await this.outbox.record(
        tx,
        newEvent('brand.deleted.v1', fromId, { brand_id: fromId }),
        staffActed(caller, 'brand.merged', aboutBrand(from), {
          before: { name: from.name, image_url: from.imageUrl },
          after: { name: into.name, products: moved },
        }),
      );
      return { brand: into, moved };
    });
  }

  /** Products that were deleted go along untold, so that they do not lose their brand. */
  private async move(tx: EntityManager, from: Brand, into: Brand): Promise<number> {
    const products = await tx.findBy(Product, { brandId: from.id, deletedAt: IsNull() });
    await tx.query(
      `UPDATE products SET brand_id = $2, version = version + CASE WHEN deleted_at IS NULL THEN 1 ELSE 0 END
       WHERE brand_id = $1`,
      [from.id, into.id],
    );
    for (const product of products) product.version += 1;
    const written = products.map((product) => snapshotOf(product, into));
    await this.outbox.record(tx, ...newsOfWritten(written));
    return products.length;
  }
}

/** The products first, as whoever changes a product does: so nobody waits for one who waits for them. */
async function lockBoth(tx: EntityManager, fromId: number, intoId: number) {
  await tx.query('SELECT 1 FROM products WHERE brand_id = $1 ORDER BY id FOR UPDATE', [fromId]);
  const brands = await tx.find(Brand, {
    where: { id: In([fromId, intoId]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const from = brands.find(({ id }) => id === fromId);
  const into = brands.find(({ id }) => id === intoId);
  if (!from || !into) throw notFound('Brand');
  return { from, into };
}

/** The names of what a seller has in both brands. */
async function sameProducts(tx: EntityManager, fromId: number, intoId: number): Promise<string[]> {
  const rows: { name: string }[] = await tx.query(
    `SELECT a.name FROM products a JOIN products b
       ON b.seller_id = a.seller_id AND b.name_key = a.name_key AND b.category = a.category
     WHERE a.brand_id = $1 AND b.brand_id = $2 AND a.deleted_at IS NULL AND b.deleted_at IS NULL
     ORDER BY a.name_key`,
    [fromId, intoId],
  );
  return rows.map(({ name }) => name);
}
