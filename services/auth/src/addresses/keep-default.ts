import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type User, userKeys, UsersRepository } from '../users/index.js';
import { wholeAddress, type Address } from './address.entity.js';
import { AddressesRepository } from './addresses.repository.js';

/** Keeps one default among a user's addresses, and the user's phone and address like it. */
@Injectable()
export class KeepDefault {
  constructor(
    private readonly addresses: AddressesRepository,
    private readonly users: UsersRepository,
  ) {}

  /**
   * Call it after every change of a locked user's addresses. The default is the wanted one, else the one that it was, else the
   * newest. Answers all of them.
   */
  async keep(tx: EntityManager, user: User, wantedId?: string): Promise<Address[]> {
    const addresses = await this.addresses.findAllOf(user.id, tx);
    const chosen = addresses.find(({ id }) => id === wantedId) ?? addresses[0];
    await this.mirror(tx, user, chosen);
    if (!chosen || chosen.isDefault) return addresses;
    await this.addresses.makeDefault(tx, chosen);
    return this.addresses.findAllOf(user.id, tx);
  }

  /** Who has no address left keeps their phone number. */
  private async mirror(tx: EntityManager, user: User, chosen?: Address): Promise<void> {
    const phone = chosen ? chosen.phone : user.phone;
    const address = chosen ? wholeAddress(chosen) : null;
    if (phone === user.phone && address === user.address) return;
    Object.assign(user, { phone, address });
    Object.assign(user, userKeys(user), { version: user.version + 1 });
    await this.users.save(tx, user);
  }
}
