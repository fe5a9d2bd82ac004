import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersRepository } from '../users/index.js';
import type { Address } from './address.entity.js';
import { AddressesRepository } from './addresses.repository.js';
import { KeepDefault } from './keep-default.js';

/** Deletes one of a user's addresses; another one becomes the default, if it was that. Answers those that are left. */
@Injectable()
export class RemoveAddress {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly keepDefault: KeepDefault,
  ) {}

  remove(userId: string, id: string): Promise<Address[]> {
    return this.dataSource.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (!user || !(await this.addresses.remove(tx, id, userId))) throw notFound('Address');
      return this.keepDefault.keep(tx, user);
    });
  }
}
