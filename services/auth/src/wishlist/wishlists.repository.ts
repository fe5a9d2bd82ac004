import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

const find = prepared<{ products: number[] }>`SELECT products FROM wishlists WHERE user_id = $1`;

/** Nothing for an account that is gone. */
const keep = prepared<{ products: number[] }>`
  INSERT INTO wishlists (user_id, products) SELECT id, $2::int[] FROM users WHERE id = $1 FOR SHARE
  ON CONFLICT (user_id) DO UPDATE SET products = excluded.products RETURNING products`;

/** The ids of the products that users have marked; which of them there still are, catalog knows. */
@Injectable()
export class WishlistsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(userId: string): Promise<number[]> {
    const [row] = await find(this.dataSource, [userId]);
    return row?.products ?? [];
  }

  /** Answers what is kept; undefined where there is no such account. */
  async keep(userId: string, products: number[]): Promise<number[] | undefined> {
    const [row] = await keep(this.dataSource, [userId, products]);
    return row?.products;
  }
}
