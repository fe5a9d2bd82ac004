import type { LeanProduct } from './data-access/search.repository.js';
import type { Brand } from './domain/brand.js';
import { modelNames } from './domain/details.js';
import type { Product } from './domain/product.js';

export const brandView = ({ id, name, imageUrl }: Brand) => ({ id, name, image_url: imageUrl });

/** A brand with what its staff need to know of it. */
export const listedBrandView = (brand: Brand, products: number) => ({
  ...brandView(brand),
  products,
  version: brand.version,
});

/** A product with the detail object of its category, as the product page reads it. */
export function productView(product: Product) {
  return {
    id: product.id,
    name: product.name,
    name_km: product.nameKm,
    price: product.priceCents / 100,
    category: product.category,
    image_url: product.imageUrl,
    description: product.description,
    description_km: product.descriptionKm,
    stock: product.stock,
    sold: product.sold,
    seller_id: product.sellerId,
    version: product.version,
    brand: brandView(product.brand),
    [modelNames[product.category]]: product.details,
  };
}

export function leanView(product: LeanProduct) {
  return {
    id: product.id,
    name: product.name,
    name_km: product.nameKm,
    price: product.priceCents / 100,
    category: product.category,
    image_url: product.imageUrl,
    stock: product.stock,
    sold: product.sold,
    brand: { id: product.brandId, name: product.brandName, image_url: product.brandImageUrl },
  };
}
