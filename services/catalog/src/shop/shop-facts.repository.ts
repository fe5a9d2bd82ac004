import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ShopFacts } from './shop-facts.entity.js';

const theRow = { id: 1 };

@Injectable()
export class ShopFactsRepository {
  constructor(@InjectRepository(ShopFacts) private readonly facts: Repository<ShopFacts>) {}

  get(tx?: EntityManager): Promise<ShopFacts> {
    return (tx?.getRepository(ShopFacts) ?? this.facts).findOneByOrFail(theRow);
  }

  lock(tx: EntityManager): Promise<ShopFacts> {
    return tx.findOneOrFail(ShopFacts, { where: theRow, lock: { mode: 'pessimistic_write' } });
  }

  async update(tx: EntityManager, facts: ShopFacts): Promise<void> {
    await tx.update(ShopFacts, { id: facts.id }, facts);
  }
}
