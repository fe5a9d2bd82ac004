import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Address } from './address.entity.js';

/** Writes need the user's row to be locked (`UsersRepository.lock`). */
@Injectable()
export class AddressesRepository {
  constructor(@InjectRepository(Address) private readonly addresses: Repository<Address>) {}

  /** A user's addresses: the default one, then the newest first. */
  findAllOf(userId: string, tx: EntityManager = this.addresses.manager): Promise<Address[]> {
    return tx.find(Address, {
      where: { userId },
      order: { isDefault: 'DESC', createdAt: 'DESC', id: 'ASC' },
    });
  }

  /** The address, if it is this user's. */
  findOwn(tx: EntityManager, id: string, userId: string): Promise<Address | null> {
    return tx.findOneBy(Address, { id, userId });
  }

  async add(tx: EntityManager, address: Omit<Address, 'createdAt'>): Promise<void> {
    await tx.insert(Address, address);
  }

  async save(tx: EntityManager, address: Address): Promise<void> {
    await tx.save(address);
  }

  /** Answers whether there was such an address of this user. */
  async remove(tx: EntityManager, id: string, userId: string): Promise<boolean> {
    const { affected } = await tx.delete(Address, { id, userId });
    return Boolean(affected);
  }

  async removeAllOf(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(Address, { userId });
  }

  /** Makes an address the default one, and the one before it none: in this order, as a user never has two. */
  async makeDefault(tx: EntityManager, { id, userId }: Address): Promise<void> {
    await tx.update(Address, { userId, isDefault: true }, { isDefault: false });
    await tx.update(Address, { id }, { isDefault: true });
  }

  /** Changes facts of a user's default address; answers whether there is one. */
  async correctDefault(tx: EntityManager, userId: string, facts: Partial<Address>): Promise<boolean> {
    const { affected } = await tx.update(Address, { userId, isDefault: true }, facts);
    return Boolean(affected);
  }
}
