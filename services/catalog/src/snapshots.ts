import type { EventData, ProductSnapshot } from '@mekong/contracts';
import type { Brand } from './domain/brand.js';
import type { Product } from './domain/product.js';

/** The product as other services hear of it; with `stockChange` also what was just added to its stock. */
export function snapshotOf(
  product: Product,
  brand: Pick<Brand, 'id' | 'name'>,
  stockChange = 0,
): ProductSnapshot {
  return {
    product_id: product.id,
    version: product.version,
    name: product.name,
    category: product.category,
    brand: { id: brand.id, name: brand.name },
    price: { amount: product.priceCents, currency: 'USD' },
    image_url: product.imageUrl,
    seller_id: product.sellerId,
    stock: {
      quantity: product.stockSetTo,
      version: product.stockSetVersion,
      ...(stockChange !== 0 && { change: stockChange }),
    },
  };
}

export function brandSnapshotOf(brand: Brand): EventData<'brand.created.v1'> {
  return { brand_id: brand.id, name: brand.name, image_url: brand.imageUrl };
}
