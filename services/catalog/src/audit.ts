import type { Subject } from '@mekong/messaging';
import type { Upload } from './bulk/upload.js';
import type { Brand } from './brands/brand.entity.js';
import type { Product } from './products/product.entity.js';
import type { Review } from './reviews/review.entity.js';

type Facts = Record<string, unknown>;

export const aboutProduct = ({ id, name }: Product): Subject => ({ type: 'product', id, name });
export const aboutBrand = ({ id, name }: Brand): Subject => ({ type: 'brand', id, name });

/** The upload itself has the list of its products. */
export const aboutUpload = ({ id, fileName }: Pick<Upload, 'id' | 'fileName'>): Subject => ({
  type: 'upload',
  id,
  name: fileName,
});

export const aboutImage = (hash: string, name: string | null): Subject => ({
  type: 'image',
  id: hash,
  name: name ?? hash,
});

/** Without the author, whose name must not outlive their account. */
export const aboutReview = ({ id, product }: Review): Subject => ({
  type: 'review',
  id,
  name: product!.name,
});

/** The facts of a product that staff can set, under the names of its form. */
export function factsOf(product: Product, brand: Pick<Brand, 'name'>): Facts {
  return {
    name: product.name,
    brand: brand.name,
    price: product.priceCents / 100,
    stock: product.stock,
    restock_at: product.restockAt,
    sku: product.sku,
    barcode: product.barcode,
    description: product.description,
    name_km: product.nameKm,
    description_km: product.descriptionKm,
    image_url: product.imageUrl,
    ...product.details,
  };
}
