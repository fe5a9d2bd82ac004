import { textKey } from '@mekong/contracts';
import type { Brand } from './brand.entity.js';
import { optionalNameKey } from '../names.js';
import { codeKeys } from './codes.js';
import type { NewProduct } from './new-product.js';
import { Product } from './product.entity.js';

/** The row of a new product, with its first version and its first stock. */
export function newRow(sellerId: string, product: NewProduct, brand: Brand, imageUrl: string): Product {
  const { name, nameKm, category, priceCents, description, descriptionKm, details, stock } = product;
  const {
    restockAt,
    sku,
    barcode,
    compareAtCents,
    costCents,
    hidden,
    visibleFrom,
    warrantyMonths = null,
  } = product;
  return Object.assign(new Product(), {
    sellerId,
    name,
    nameKey: textKey(name),
    nameKm,
    nameKmKey: optionalNameKey(nameKm),
    category,
    brandId: brand.id,
    priceCents,
    compareAtCents,
    costCents,
    hidden,
    visibleFrom,
    description,
    descriptionKm,
    imageUrl,
    details,
    restockAt,
    sku,
    barcode,
    warrantyMonths,
    ...codeKeys(product),
    stock,
    stockVersion: 0,
    stockSetVersion: 1,
    stockSetTo: stock,
    sold: 0,
    version: 1,
    saleVersion: 0,
    deletedAt: null,
  });
}
