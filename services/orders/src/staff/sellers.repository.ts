import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

export interface Seller {
  id: string;
  name: string;
  /** When that was their name. */
  namedAt: string;
}

const keep = prepared`
  INSERT INTO sellers (id, name, told_at) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, told_at = EXCLUDED.told_at
  WHERE sellers.told_at < EXCLUDED.told_at`;

const forget = prepared`DELETE FROM sellers WHERE id = $1`;

const namesOf = prepared<{ id: string; name: string }>`
  SELECT id, name FROM sellers WHERE id = ANY ($1::uuid[])`;

/** What sellers are called. */
@Injectable()
export class SellersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps the newest name of each. */
  async keep(tx: EntityManager, sellers: Seller[]): Promise<void> {
    for (const { id, name, namedAt } of sellers) await keep(tx, [id, name, namedAt]);
  }

  async forget(tx: EntityManager, id: string): Promise<void> {
    await forget(tx, [id]);
  }

  /** The names of those of them that are known, by their ids. */
  async namesOf(ids: string[]): Promise<Map<string, string>> {
    const found = await namesOf(this.dataSource, [ids]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
