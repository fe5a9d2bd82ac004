import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category } from '@mekong/contracts';
import { IsNull, Repository, type OrderByCondition, type SelectQueryBuilder } from 'typeorm';
import { nameKey } from '../domain/names.js';
import { Product, type StockLevel } from '../domain/product.js';
import { holding } from './holding.js';

/** Each ends with the id, so that equals keep their places from page to page. */
const orders = {
  newest: { 'p.id': 'DESC' },
  'best-selling': { 'p.sold': 'DESC', 'p.id': 'ASC' },
  'price-asc': { 'p.priceCents': 'ASC', 'p.id': 'DESC' },
  'price-desc': { 'p.priceCents': 'DESC', 'p.id': 'DESC' },
  'name-asc': { 'p.nameKey': 'ASC', 'p.id': 'ASC' },
  'name-desc': { 'p.nameKey': 'DESC', 'p.id': 'DESC' },
  'stock-asc': { 'p.stock': 'ASC', 'p.id': 'ASC' },
  'stock-desc': { 'p.stock': 'DESC', 'p.id': 'DESC' },
} satisfies Record<string, OrderByCondition>;

export type ProductOrder = keyof typeof orders;
export const productOrders = Object.keys(orders) as [ProductOrder, ...ProductOrder[]];

/** Up to this many pieces are few. */
const LOW_STOCK = 5;

const levels: Record<StockLevel, string> = {
  out: 'p.stock = 0',
  low: `p.stock BETWEEN 1 AND ${LOW_STOCK}`,
  in: 'p.stock > 0',
};

export interface PageOfProducts {
  page: number;
  limit: number;
  sort: ProductOrder;
  category?: Category;
  /** Only these. */
  ids?: number[];
  /** Words that are each in one of the product's names or its brand's. */
  q?: string;
  brandId?: number;
  sellerId?: string;
  stock?: StockLevel;
}

@Injectable()
export class ProductsRepository {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** A product that is in the shop, with its brand. */
  find(id: number): Promise<Product | null> {
    return this.products.findOne({ where: { id, deletedAt: IsNull() }, relations: { brand: true } });
  }

  findByBrand(category: Category, brandId: number): Promise<Product[]> {
    return this.products.find({
      where: { category, brandId, deletedAt: IsNull() },
      relations: { brand: true },
      order: { id: 'ASC' },
    });
  }

  /** One page of those in the shop, and how many there are in all. */
  async findPage(wanted: PageOfProducts): Promise<{ products: Product[]; total: number }> {
    const { page, limit, sort } = wanted;
    const found = narrow(this.products.createQueryBuilder('p').where('p.deletedAt IS NULL'), wanted);
    const total = await found.getCount();
    const products = await found
      .innerJoinAndSelect('p.brand', 'b')
      .orderBy(orders[sort])
      .offset((page - 1) * limit)
      .limit(limit)
      .getMany();
    return { products, total };
  }
}

function narrow(found: SelectQueryBuilder<Product>, wanted: PageOfProducts): SelectQueryBuilder<Product> {
  const { category, ids, q, brandId, sellerId, stock } = wanted;
  if (category) found.andWhere('p.category = :category', { category });
  if (ids) found.andWhere('p.id = ANY (:ids)', { ids });
  if (brandId !== undefined) found.andWhere('p.brandId = :brandId', { brandId });
  if (sellerId) found.andWhere('p.sellerId = :sellerId', { sellerId });
  if (stock) found.andWhere(levels[stock]);
  const words = q ? nameKey(q).split(/\s+/) : [];
  words.forEach((word, index) => {
    const ofBrands = `SELECT id FROM brands WHERE name_key LIKE :word${index}`;
    found.andWhere(`(p.search_key LIKE :word${index} OR p.brand_id = ANY (ARRAY(${ofBrands})))`, {
      [`word${index}`]: holding(word),
    });
  });
  return found;
}
