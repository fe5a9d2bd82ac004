import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { InjectRepository } from '@nestjs/typeorm';
import { type Category, textKey } from '@mekong/contracts';
import { Repository, type EntityManager } from 'typeorm';
import type { Product } from './product.entity.js';
import { inNaturalOrder } from '../names.js';
import { Brand } from './brand.entity.js';

const sorted = (brands: Brand[]): Brand[] => brands.sort((a, b) => inNaturalOrder(a.name, b.name));

const countProducts = prepared<{ id: number; products: number }>`
  SELECT brand_id AS id, count(*)::int AS products FROM products
  WHERE deleted_at IS NULL AND brand_id IS NOT NULL GROUP BY brand_id`;

@Injectable()
export class BrandsRepository {
  constructor(@InjectRepository(Brand) private readonly brands: Repository<Brand>) {}

  async findAll(): Promise<Brand[]> {
    return sorted(await this.brands.find());
  }

  /** How many products in the shop each brand has, by its id; without brands that have none. */
  async countProducts(): Promise<Map<number, number>> {
    const rows = await countProducts(this.brands.manager, []);
    return new Map(rows.map(({ id, products }) => [id, products]));
  }

  /** The brands that have products in this category. */
  async findByCategory(category: Category): Promise<Brand[]> {
    const brands = await this.brands
      .createQueryBuilder('b')
      .where(
        'EXISTS (SELECT 1 FROM products p WHERE p.brand_id = b.id AND p.category = :category AND p.deleted_at IS NULL AND NOT p.hidden)',
        { category },
      )
      .getMany();
    return sorted(brands);
  }

  /** Finds a brand by its name in any letter case, or by its id. */
  async findNamed(nameOrId: string): Promise<Brand | null> {
    const byName = await this.brands.findOneBy({ nameKey: textKey(nameOrId) });
    if (byName || !/^[1-9]\d{0,8}$/.test(nameOrId.trim())) return byName;
    return this.brands.findOneBy({ id: Number(nameOrId) });
  }

  find(tx: EntityManager, id: number): Promise<Brand | null> {
    return tx.findOneBy(Brand, { id });
  }

  /** The brand of a product in the shop, which has one. */
  of(tx: EntityManager, { brandId }: Pick<Product, 'brandId'>): Promise<Brand> {
    return tx.findOneByOrFail(Brand, { id: brandId! });
  }

  /** The brand, which nobody else can change or delete until the transaction ends. */
  lock(tx: EntityManager, id: number): Promise<Brand | null> {
    return tx.findOne(Brand, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Inserts a new brand and sets its id. */
  async insert(tx: EntityManager, brand: Brand): Promise<void> {
    await tx.insert(Brand, brand);
  }

  async update(tx: EntityManager, brand: Brand): Promise<void> {
    await tx.update(Brand, { id: brand.id }, brand);
  }

  async remove(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Brand, { id });
  }
}
