import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { ShoppersRepository, type Person } from './shoppers.repository.js';

/** Keeps the customers, the searches without a result, and the carts. */
@Injectable()
export class RecordShoppers {
  constructor(private readonly shoppers: ShoppersRepository) {}

  /** Keeps the newest name and email; a deleted person stays without them. */
  upsertPeople(tx: EntityManager, people: Person[]): Promise<void> {
    return this.shoppers.upsertPeople(tx, people);
  }

  async recordSignUp(tx: EntityManager, person: Omit<Person, 'at'>, at: string): Promise<void> {
    await this.shoppers.upsertPeople(tx, [{ ...person, at }]);
    await this.shoppers.setSignedUp(tx, person.user_id, at);
  }

  /** Keeps the newest role, independently of the newest name and email. */
  async updateAccount(tx: EntityManager, account: EventData<'user.changed.v1'>, at: string): Promise<void> {
    await this.shoppers.upsertPeople(tx, [{ ...account, at }]);
    await this.shoppers.setRole(tx, account.user_id, account.role, at);
    await this.shoppers.setSignedUp(tx, account.user_id, account.signed_up_at);
  }

  /** Deletes a person's name and email; their orders are still counted. */
  forgetPerson(tx: EntityManager, userId: string): Promise<void> {
    return this.shoppers.forgetPerson(tx, userId);
  }

  /** Counts one cart for each browser and day. */
  async addCarts(tx: EntityManager, carts: { visitorId: string; at: string }[]): Promise<void> {
    if (carts.length > 0) await this.shoppers.addCarts(tx, carts);
  }

  countMissedSearch(tx: EntityManager, term: string, at: string): Promise<void> {
    return this.shoppers.countMissedSearch(tx, term, at);
  }
}
