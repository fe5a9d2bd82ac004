import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category } from '@mekong/contracts';
import { IsNull, Repository } from 'typeorm';
import { nameKey } from '../domain/names.js';
import { Product } from '../domain/product.js';

/** A product as it stands in lists of many. */
export interface LeanProduct {
  id: number;
  name: string;
  category: Category;
  priceCents: number;
  imageUrl: string;
  stock: number;
  brandId: number;
  brandName: string;
  brandImageUrl: string;
}

const leanColumns = `p.id, p.name, p.category, p.price_cents AS "priceCents", p.image_url AS "imageUrl", p.stock,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

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

  /** Newest first. */
  async findPage(page: number, limit: number): Promise<{ products: Product[]; total: number }> {
    const [products, total] = await this.products.findAndCount({
      where: { deletedAt: IsNull() },
      relations: { brand: true },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { products, total };
  }

  /** All products, or those whose name holds `term` in any letter case. No entities: this is the shop's hottest read. */
  findLean(term: string | undefined, limit: number | undefined): Promise<LeanProduct[]> {
    const pattern = term ? `%${nameKey(term).replace(/[\\%_]/g, '\\$&')}%` : null;
    return this.products.query(
      `SELECT ${leanColumns} FROM products p JOIN brands b ON b.id = p.brand_id
       WHERE p.deleted_at IS NULL AND ($1::text IS NULL OR p.name_key LIKE $1)
       ORDER BY p.name_key, p.id LIMIT $2`,
      [pattern, limit ?? null],
    );
  }
}
