import { comparedPrice } from '../products/products.http.js';
import type { LeanProduct } from './search.repository.js';

export function leanView(product: LeanProduct) {
  return {
    id: product.id,
    name: product.name,
    name_km: product.nameKm,
    price: product.priceCents / 100,
    compare_at_price: comparedPrice(product),
    category: product.category,
    image_url: product.imageUrl,
    stock: product.stock,
    sold: product.sold,
    brand: { id: product.brandId, name: product.brandName, image_url: product.brandImageUrl },
  };
}
