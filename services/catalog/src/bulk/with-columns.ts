import { textKey } from '@mekong/contracts';
import { optionalNameKey } from '../names.js';
import { codeKeys, Product } from '../products/index.js';
import type { ChangedColumns } from './upload.js';

/** The product with these columns and its next version. */
export function withColumns(product: Product, columns: ChangedColumns): Product {
  const { stockChange = 0, name = product.name, visibleFrom = product.visibleFrom, ...given } = columns;
  const { images: _stored, ...values } = given;
  return Object.assign(new Product(), product, values, {
    visibleFrom: visibleFrom && new Date(visibleFrom),
    name,
    nameKey: textKey(name),
    nameKmKey: optionalNameKey(values.nameKm),
    ...codeKeys(values),
    version: product.version + 1,
    stock: Math.max(0, product.stock + stockChange),
  });
}
