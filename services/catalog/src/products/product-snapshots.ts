import type { EventData, ProductSnapshot } from '@mekong/contracts';
import { newEvent, type NewEvent } from '@mekong/messaging';
import type { Brand } from './brand.entity.js';
import type { PricedProduct, Product } from './product.entity.js';

/** What staff have just done to a stock: who, how many pieces they added where they did not set it, and why. */
type StockEdit = Pick<ProductSnapshot['stock'], 'by' | 'change' | 'reason'>;

/** The snapshot of a product for events, with what was just done to its stock. */
export function snapshotOf(
  product: PricedProduct,
  brand: Pick<Brand, 'id' | 'name'>,
  { by, change, reason }: StockEdit = {},
): ProductSnapshot {
  return {
    product_id: product.id,
    version: product.version,
    name: product.name,
    ...(product.nameKm && { name_km: product.nameKm }),
    category: product.category,
    brand: { id: brand.id, name: brand.name },
    price: { amount: product.sale?.cents ?? product.priceCents, currency: 'USD' },
    image_url: product.imageUrl,
    ...(product.sku && { sku: product.sku }),
    seller_id: product.sellerId,
    ...(product.hidden && { hidden: true }),
    restock_at: product.restockAt,
    ...(product.warrantyMonths && { warranty_months: product.warrantyMonths }),
    stock: {
      quantity: product.stockSetTo,
      version: product.stockSetVersion,
      ...(change && { change }),
      ...(reason && { reason }),
      ...(by && { by }),
    },
  };
}

/** What this person has just done to a stock: they have set it, or added pieces or taken some away. */
export const addedBy = (by: string, change = 0): StockEdit => ({ by, ...(change !== 0 && { change }) });

export function brandSnapshotOf(brand: Brand): EventData<'brand.created.v1'> {
  return { brand_id: brand.id, name: brand.name, image_url: brand.imageUrl };
}

/** Products per event. An event is handled as a whole, so smaller ones let other events be handled in between. */
const maxPerEvent = 100;

/** The events of many products that one transaction has created or changed. */
export function writtenEvents(products: ProductSnapshot[]): NewEvent[] {
  return partsOf(products).map((part) =>
    newEvent('products.written.v1', part[0]!.product_id, { products: part }),
  );
}

/** The events of many products that one transaction has deleted, raising their versions by one. */
export function deletedEvents(products: Pick<Product, 'id' | 'version'>[]): NewEvent[] {
  const deleted = products.map(({ id, version }) => ({ product_id: id, version: version + 1 }));
  return partsOf(deleted).map((part) =>
    newEvent('products.deleted.v1', part[0]!.product_id, { products: part }),
  );
}

function partsOf<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / maxPerEvent) }, (_, index) =>
    all.slice(index * maxPerEvent, (index + 1) * maxPerEvent),
  );
}
