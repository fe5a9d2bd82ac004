import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Seller {
  id: string;
  name: string;
  /** When that was their name. */
  namedAt: string;
}

/** What sellers are called. */
@Injectable()
export class SellersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps the newest name of each. */
  async keep(tx: EntityManager, sellers: Seller[]): Promise<void> {
    for (const { id, name, namedAt } of sellers)
      await tx.query(
        `INSERT INTO sellers (id, name, told_at) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, told_at = EXCLUDED.told_at
         WHERE sellers.told_at < EXCLUDED.told_at`,
        [id, name, namedAt],
      );
  }

  async forget(tx: EntityManager, id: string): Promise<void> {
    await tx.query('DELETE FROM sellers WHERE id = $1', [id]);
  }

  /** The names of those of them that are known, by their ids. */
  async namesOf(ids: string[]): Promise<Map<string, string>> {
    const found: { id: string; name: string }[] = await this.dataSource.query(
      'SELECT id, name FROM sellers WHERE id = ANY ($1::uuid[])',
      [ids],
    );
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
