import { randomUUID } from 'node:crypto';
import { type FieldError, fieldError, invalid, notFound, StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, mayManage } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutProduct, lockProducts, type Product, storeVariants } from '../products/index.js';
import { type FamilyMember, VariantsRepository } from './variants.repository.js';

interface Labelled {
  id: number;
  label: string;
}

export interface Joining {
  /** All that are to be joined, the product itself among them; none where it is to stand alone. */
  variants: Labelled[];
  /** Those that the editor has read; without them the edit is never stale. */
  seen?: Labelled[];
}

/**
 * Says with which products one is joined as other colours or versions of the same thing: those of its family that are not named
 * leave it, and those of another family leave that one. Without a difference nothing is written. Throws StaleEdit, and a 400 that
 * names each product that is not one of the same seller's.
 */
@Injectable()
export class JoinProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly variants: VariantsRepository,
    private readonly outbox: Outbox,
  ) {}

  join(caller: Identity, id: number, { variants, seen }: Joining): Promise<FamilyMember[]> {
    return this.dataSource.transaction(async (tx) => {
      const products = await this.lockAll(tx, id, variants);
      const product = products.get(id);
      if (!product || !mayManage(caller, product)) throw notFound('Product');
      const before = await this.variants.familyOf(id, tx);
      if (areSame(variants, before)) return before;
      if (seen && !areSame(seen, before)) throw new StaleEdit('product', before, ['variants']);
      const faults = faultsOf(variants, product, products);
      if (faults.length > 0) throw invalid(faults);
      await this.write(tx, product, before, variants);
      const edited = differences({ variants: textOf(before) }, { variants: textOf(variants) });
      await this.outbox.record(tx, staffActed(caller, 'product.edited', aboutProduct(product), edited));
      return this.variants.familyOf(id, tx);
    });
  }

  /** Those named and those of its family, so that two edits of one family wait for each other. */
  private async lockAll(tx: EntityManager, id: number, variants: Labelled[]): Promise<Map<number, Product>> {
    const family = await this.variants.familyOf(id, tx);
    const ids = new Set([id, ...variants.map((one) => one.id), ...family.map((one) => one.id)]);
    const locked = await lockProducts(tx, [...ids]);
    return new Map(locked.map((product) => [product.id, product]));
  }

  private async write(
    tx: EntityManager,
    product: Product,
    before: FamilyMember[],
    variants: Labelled[],
  ): Promise<void> {
    const staying = new Set(variants.map(({ id }) => id));
    const leaving = variants.length > 0 ? before.filter(({ id }) => !staying.has(id)) : [product];
    await this.variants.removeFromFamilies(
      tx,
      leaving.map(({ id }) => id),
    );
    const family = before[0]?.family ?? randomUUID();
    await storeVariants(
      tx,
      variants.map(({ id, label }) => ({ productId: id, family, label })),
    );
  }
}

const inOrder = (members: Labelled[]) => members.toSorted((a, b) => a.id - b.id);

/** Whether two lists name the same products with the same labels, in whatever order. */
function areSame(members: Labelled[], others: Labelled[]): boolean {
  const rest = inOrder(others);
  return (
    members.length === others.length &&
    inOrder(members).every(({ id, label }, place) => id === rest[place]!.id && label === rest[place]!.label)
  );
}

/** What the audit log tells; null for none. */
const textOf = (members: Labelled[]) =>
  inOrder(members)
    .map(({ id, label }) => `#${id} ${label}`)
    .join(', ') || null;

function faultsOf(variants: Labelled[], product: Product, products: Map<number, Product>): FieldError[] {
  const isItselfMissing = variants.length > 0 && variants.every(({ id }) => id !== product.id);
  const unknown = variants.flatMap(({ id }, place) =>
    products.get(id)?.sellerId === product.sellerId
      ? []
      : [fieldError(`variants.${place}.id`, 'NO_SUCH_PRODUCT', 'The seller has no such product any more')],
  );
  return [
    ...(isItselfMissing
      ? [fieldError('variants', 'INVALID', 'Variants must name the product itself too')]
      : []),
    ...unknown,
  ];
}
