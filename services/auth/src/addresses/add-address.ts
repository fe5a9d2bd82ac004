import { randomUUID } from 'node:crypto';
import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { onceByKey, phoneE164 } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { TooManyAddresses } from './errors.js';
import { UsersRepository } from '../users/index.js';
import type { Address, AddressFacts } from './address.entity.js';
import { AddressesRepository } from './addresses.repository.js';
import { KeepDefault } from './keep-default.js';

/** More than anybody ships to. */
const maxAddresses = 20;

/**
 * Saves an address of a user; the first one is their default. Answers all that they have. Repeatable: one that is there already is
 * not added again. Throws TooManyAddresses.
 */
@Injectable()
export class AddAddress {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly keepDefault: KeepDefault,
  ) {}

  add(userId: string, facts: AddressFacts, isDefault = false): Promise<Address[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (!user) throw notFound('User');
      const saved = await this.addresses.findAllOf(userId, tx);
      const same = saved.find((one) => isSame(one, facts));
      if (!same && saved.length >= maxAddresses) throw new TooManyAddresses(maxAddresses);
      const id = same?.id ?? randomUUID();
      const more = { id, userId, phoneE164: phoneE164(facts.phone) ?? null, isDefault: false };
      if (!same) await this.addresses.add(tx, { ...facts, ...more });
      return this.keepDefault.keep(tx, user, isDefault ? id : undefined);
    });
  }
}

const isSame = (one: AddressFacts, other: AddressFacts): boolean =>
  (Object.keys(other) as (keyof AddressFacts)[]).every((name) => one[name] === other[name]);
