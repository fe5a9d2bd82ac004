import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** One of a family, as staff see it: also one that is hidden. */
export interface FamilyMember {
  id: number;
  name: string;
  imageUrl: string;
  stock: number;
  hidden: boolean;
  family: string;
  label: string;
}

const findFamily = prepared<FamilyMember>`
  SELECT p.id, p.name, p.image_url AS "imageUrl", p.stock, p.hidden, other.family, other.label
  FROM product_variants own
  JOIN product_variants other ON other.seller_id = own.seller_id AND other.family = own.family
  JOIN products p ON p.id = other.product_id AND p.deleted_at IS NULL
  WHERE own.product_id = $1 ORDER BY p.id`;

const removeAll = prepared`DELETE FROM product_variants WHERE product_id = ANY ($1::int[])`;

/** Which products are joined as colours or versions of one thing. */
@Injectable()
export class VariantsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that a product is joined with, itself included; none where it stands alone. */
  familyOf(productId: number, db: DataSource | EntityManager = this.dataSource): Promise<FamilyMember[]> {
    return findFamily(db, [productId]);
  }

  /** Takes products out of their families. */
  async removeFromFamilies(tx: EntityManager, ids: number[]): Promise<void> {
    if (ids.length > 0) await removeAll(tx, [ids]);
  }
}
