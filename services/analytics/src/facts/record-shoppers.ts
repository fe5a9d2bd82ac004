import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { ShoppersRepository, type Person } from './shoppers.repository.js';

/** Keeps who the customers are, what was searched without a hit, and who had a cart. */
@Injectable()
export class RecordShoppers {
  constructor(private readonly shoppers: ShoppersRepository) {}

  /** The newest name and email win; who was deleted stays nameless. */
  upsertPeople(tx: EntityManager, people: Person[]): Promise<void> {
    return this.shoppers.upsertPeople(tx, people);
  }

  async signedUp(tx: EntityManager, person: Omit<Person, 'at'>, at: string): Promise<void> {
    await this.shoppers.upsertPeople(tx, [{ ...person, at }]);
    await this.shoppers.setSignedUp(tx, person.user_id, at);
  }

  /** An account as it is now: the newest role wins, whatever else was heard of the person meanwhile. */
  async updateAccount(tx: EntityManager, account: EventData<'user.changed.v1'>, at: string): Promise<void> {
    await this.shoppers.upsertPeople(tx, [{ ...account, at }]);
    await this.shoppers.setRole(tx, account.user_id, account.role, at);
    await this.shoppers.setSignedUp(tx, account.user_id, account.signed_up_at);
  }

  /** What they bought stays counted; who they were is forgotten. */
  forgetPerson(tx: EntityManager, userId: string): Promise<void> {
    return this.shoppers.forgetPerson(tx, userId);
  }

  /** One cart a browser and day, however often it is heard of. */
  async carts(tx: EntityManager, carts: { visitorId: string; at: string }[]): Promise<void> {
    if (carts.length > 0) await this.shoppers.addCarts(tx, carts);
  }

  missedSearch(tx: EntityManager, term: string, at: string): Promise<void> {
    return this.shoppers.countMissedSearch(tx, term, at);
  }
}
