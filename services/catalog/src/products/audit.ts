import type { Subject } from '@mekong/messaging';
import type { Product } from './product.entity.js';
import type { Brand } from './brand.entity.js';
import { type ProductImage, imagesText } from './product-images.js';

export const aboutProduct = ({ id, name }: Product): Subject => ({ type: 'product', id, name });

/** The facts of a product that staff can set, under the names of its form. */
export function factsOf(product: Product, brand: Pick<Brand, 'name'>, images?: ProductImage[]) {
  return {
    name: product.name,
    brand: brand.name,
    price: product.priceCents / 100,
    compare_at_price: product.compareAtCents === null ? null : product.compareAtCents / 100,
    hidden: product.hidden,
    visible_from: product.visibleFrom?.toISOString() ?? null,
    stock: product.stock,
    restock_at: product.restockAt,
    sku: product.sku,
    barcode: product.barcode,
    warranty_months: product.warrantyMonths,
    description: product.description,
    name_km: product.nameKm,
    description_km: product.descriptionKm,
    image_url: product.imageUrl,
    ...(images && { images: imagesText(images) }),
    ...product.details,
  };
}
