import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { SynonymGroup } from './synonym-group.entity.js';

const lockAll = prepared`LOCK TABLE synonyms IN SHARE ROW EXCLUSIVE MODE`;

/** The synonyms as staff edit them; what searches use is in `SynonymsRepository`. */
@Injectable()
export class SynonymGroupsRepository {
  constructor(@InjectRepository(SynonymGroup) private readonly groups: Repository<SynonymGroup>) {}

  /** In the order in which searches read them, the newest last. */
  findAll(): Promise<SynonymGroup[]> {
    return this.groups.find({ order: { id: 'ASC' } });
  }

  /** The same, after which nobody else changes any until the transaction ends; searches go on. */
  async lockAll(tx: EntityManager): Promise<SynonymGroup[]> {
    await lockAll(tx, []);
    return tx.find(SynonymGroup, { order: { id: 'ASC' } });
  }

  /** Inserts a new group and sets its id. */
  async insert(tx: EntityManager, group: SynonymGroup): Promise<void> {
    await tx.insert(SynonymGroup, group);
  }

  async update(tx: EntityManager, group: SynonymGroup): Promise<void> {
    await tx.update(SynonymGroup, { id: group.id }, group);
  }

  async remove(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(SynonymGroup, { id });
  }
}
