import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, In, IsNull } from 'typeorm';
import {
  codeKeys,
  type Codes,
  findManyImages,
  findVariants,
  Product,
  type Variant,
} from '../products/index.js';
import type { CodeHolder } from './row-codes.js';
import type { ProductKey } from './upload.js';

const holders = `SELECT id, name, sku_key AS "skuKey", barcode_key AS "barcodeKey" FROM products
  WHERE seller_id = $1 AND deleted_at IS NULL`;

const findHolders = prepared<CodeHolder>`
  ${holders} AND (sku_key = ANY ($2::text[]) OR barcode_key = ANY ($3::text[]))`;

const findHoldersWithZeros = prepared<CodeHolder>`
  ${holders} AND ((left(sku_key, 1) = '0' AND ltrim(sku_key, '0') = ANY ($2::text[]))
    OR (left(barcode_key, 1) = '0' AND ltrim(barcode_key, '0') = ANY ($3::text[])))`;

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

  /** The images of these products, by their ids. */
  async imagesOf(products: (Product | undefined)[]): Promise<Map<number, string[]>> {
    const all = products.filter((one) => one !== undefined);
    const found = await findManyImages(this.dataSource.manager, all);
    return new Map([...found].map(([id, images]) => [id, images.map(({ url }) => url)]));
  }

  /** With what these products are joined, by their ids. */
  variantsOf(products: (Product | undefined)[]): Promise<Map<number, Variant>> {
    return findVariants(
      this.dataSource,
      products.flatMap((one) => one?.id ?? []),
    );
  }

  /** The products of the seller that have one of these codes, or one with zeros before it. */
  async codeHolders(sellerId: string, codes: Codes[]): Promise<CodeHolder[]> {
    const keys = codes.map(codeKeys);
    const skus = keys.flatMap(({ skuKey }) => skuKey ?? []);
    const barcodes = keys.flatMap(({ barcodeKey }) => barcodeKey ?? []);
    if (skus.length + barcodes.length === 0) return [];
    const withCodes = await findHolders(this.dataSource, [sellerId, skus, barcodes]);
    return [...withCodes, ...(await this.holdersWithZeros(sellerId, keys))];
  }

  /** The products of the seller whose codes are these with zeros before them. */
  async holdersWithZeros(
    sellerId: string,
    keys: { skuKey: string | null; barcodeKey: string | null }[],
  ): Promise<CodeHolder[]> {
    const digits = (code: string | null) => (code && /^[1-9]\d*$/.test(code) ? [code] : []);
    const [skus, barcodes] = [
      keys.flatMap(({ skuKey }) => digits(skuKey)),
      keys.flatMap(({ barcodeKey }) => digits(barcodeKey)),
    ];
    if (skus.length + barcodes.length === 0) return [];
    return findHoldersWithZeros(this.dataSource, [sellerId, skus, barcodes]);
  }
}
