import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/** What a card says. */
export interface SharedProduct {
  name: string;
  nameKm: string | null;
  brand: string;
  /** What shoppers pay now, and what stands beside it as the price of before. */
  cents: number;
  beforeCents: number | null;
  imageUrl: string;
}

const find = prepared<SharedProduct>`
  SELECT p.name, p.name_km AS "nameKm", b.name AS brand, coalesce(p.sale_cents, p.price_cents) AS cents,
    CASE WHEN p.sale_cents IS NULL THEN p.compare_at_cents ELSE p.price_cents END AS "beforeCents", p.image_url AS "imageUrl"
  FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.id = $1 AND p.deleted_at IS NULL AND NOT p.hidden`;

/** Products as strangers are shown them where somebody shares them. */
@Injectable()
export class ShareCardsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined where shoppers see no such product. */
  async find(id: number): Promise<SharedProduct | undefined> {
    const [product] = await find(this.dataSource, [id]);
    return product;
  }
}
