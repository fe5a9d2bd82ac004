import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ShopLook } from './shop-look.entity.js';

const theRow = { id: 1 };

@Injectable()
export class ShopLookRepository {
  constructor(@InjectRepository(ShopLook) private readonly looks: Repository<ShopLook>) {}

  get(tx?: EntityManager): Promise<ShopLook> {
    return (tx?.getRepository(ShopLook) ?? this.looks).findOneByOrFail(theRow);
  }

  lock(tx: EntityManager): Promise<ShopLook> {
    return tx.findOneOrFail(ShopLook, { where: theRow, lock: { mode: 'pessimistic_write' } });
  }

  async update(tx: EntityManager, look: ShopLook): Promise<void> {
    await tx.update(ShopLook, { id: look.id }, look);
  }
}
