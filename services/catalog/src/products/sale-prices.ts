import type { Product, ShownProduct } from './product.entity.js';

type Priced = Pick<ShownProduct, 'priceCents' | 'compareAtCents' | 'sale'>;

/** What shoppers pay, in cents, and what it cost before: in a sale that is the product's own price. */
export const shownPrices = ({ priceCents, compareAtCents, sale }: Priced) =>
  sale ? { priceCents: sale.cents, compareAtCents: priceCents } : { priceCents, compareAtCents };

type Versions = Pick<Product, 'version' | 'saleVersion'>;

/** The version that staff see: it grows with edits, and not when a sale begins or ends. */
export const editedVersion = ({ version, saleVersion }: Versions): number => version - saleVersion;

/** The product in that version, for `refuseStale` and the view of what it refuses. */
export const asEdited = <T extends Versions>(product: T): T =>
  Object.assign(Object.create(Object.getPrototypeOf(product)), product, {
    version: editedVersion(product),
    saleVersion: 0,
  });
