import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { codeKeys, type Codes } from '../products/codes.js';
import { Product } from '../products/product.entity.js';
import type { CodeHolder } from './row-codes.js';
import type { ProductKey } from './upload.js';

/** A seller's products that rows of a file may mean. */
@Injectable()
export class RowProductsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The products of a seller with these keys. */
  async productsLike(sellerId: string, wanted: ProductKey[]): Promise<Product[]> {
    return this.dataSource
      .createQueryBuilder(Product, 'p')
      .where('p.sellerId = :sellerId AND p.deletedAt IS NULL', { sellerId })
      .andWhere(
        `(p.name_key, p.category, p.brand_id) IN (
           SELECT w."nameKey", w.category, w."brandId"
           FROM jsonb_to_recordset(:wanted) AS w ("nameKey" text, category text, "brandId" int))`,
        { wanted: JSON.stringify(wanted) },
      )
      .getMany();
  }

  /** The products of a seller by the keys of their SKUs. */
  async productsWithSku(sellerId: string, skuKeys: string[]): Promise<Map<string, Product>> {
    if (skuKeys.length === 0) return new Map();
    const found = await this.dataSource.manager.findBy(Product, {
      sellerId,
      skuKey: In(skuKeys),
      deletedAt: IsNull(),
    });
    return new Map(found.map((one) => [one.skuKey!, one]));
  }

  /** The products of the seller that have one of these codes. */
  async codeHolders(sellerId: string, codes: Codes[]): Promise<CodeHolder[]> {
    const keys = codes.map(codeKeys);
    const skus = keys.flatMap(({ skuKey }) => skuKey ?? []);
    const barcodes = keys.flatMap(({ barcodeKey }) => barcodeKey ?? []);
    if (skus.length + barcodes.length === 0) return [];
    return this.dataSource.query(
      `SELECT id, name, sku_key AS "skuKey", barcode_key AS "barcodeKey" FROM products
       WHERE seller_id = $1 AND deleted_at IS NULL
         AND (sku_key = ANY ($2::text[]) OR barcode_key = ANY ($3::text[]))`,
      [sellerId, skus, barcodes],
    );
  }
}
