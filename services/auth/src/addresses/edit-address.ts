import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { phoneE164 } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { UsersRepository } from '../users/index.js';
import type { Address, AddressFacts } from './address.entity.js';
import { AddressesRepository } from './addresses.repository.js';
import { KeepDefault } from './keep-default.js';

/** Changes one of a user's addresses, or makes it their default. Answers all that they have. */
@Injectable()
export class EditAddress {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly keepDefault: KeepDefault,
  ) {}

  edit(userId: string, id: string, facts: Partial<AddressFacts>, isDefault = false): Promise<Address[]> {
    return this.dataSource.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      const address = user && (await this.addresses.findOwn(tx, id, userId));
      if (!address) throw notFound('Address');
      const given = Object.entries(facts).filter(([, value]) => value !== undefined);
      Object.assign(address, Object.fromEntries(given));
      address.phoneE164 = phoneE164(address.phone) ?? null;
      await this.addresses.save(tx, address);
      return this.keepDefault.keep(tx, user, isDefault ? id : undefined);
    });
  }
}
