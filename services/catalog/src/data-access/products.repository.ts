import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category } from '@mekong/contracts';
import { In, IsNull, Repository, type FindOptionsOrder } from 'typeorm';
import { Product } from '../domain/product.js';

export const productOrders = ['newest', 'best-selling', 'price-asc', 'price-desc'] as const;
type ProductOrder = (typeof productOrders)[number];

/** Each ends with the id, so that equals keep their places from page to page. */
const orders: Record<ProductOrder, FindOptionsOrder<Product>> = {
  newest: { id: 'DESC' },
  'best-selling': { sold: 'DESC', id: 'ASC' },
  'price-asc': { priceCents: 'ASC', id: 'DESC' },
  'price-desc': { priceCents: 'DESC', id: 'DESC' },
};

export interface PageOfProducts {
  page: number;
  limit: number;
  sort: ProductOrder;
  category?: Category;
  /** Only these. */
  ids?: number[];
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
    const { page, limit, sort, category, ids } = wanted;
    const [products, total] = await this.products.findAndCount({
      where: { deletedAt: IsNull(), ...(category && { category }), ...(ids && { id: In(ids) }) },
      relations: { brand: true },
      order: orders[sort],
      skip: (page - 1) * limit,
      take: limit,
    });
    return { products, total };
  }
}
