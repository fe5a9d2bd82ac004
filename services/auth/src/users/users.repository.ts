import { Injectable } from '@nestjs/common';
import { type Role } from '@mekong/contracts';
import { emailKey, containing, wantedWords } from '@mekong/service-defaults';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { userKeys } from './user-keys.js';
import { User } from './user.entity.js';

export interface UserSearch {
  /** Words that are each in the name, the email or a phone number, as `searchKey` compares them. */
  q?: string;
  role?: Role;
  /** Nobody with another role is found, whatever role is searched for. */
  only?: Role;
  verified?: boolean;
  blocked?: boolean;
}

/** An account in which nobody has written or chosen anything. */
const unwritten = (): Partial<User> => ({
  phone: null,
  address: null,
  language: null,
  newsAgreedAt: null,
  orderPhones: [],
});

@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ emailKey: emailKey(email) });
  }

  /** With the password hash, which only the methods for passwords select. */
  findForLogin(email: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('u')
      .addSelect('u.passwordHash')
      .where('u.emailKey = :key', { key: emailKey(email) })
      .getOne();
  }

  findWithPassword(id: string): Promise<User | null> {
    return this.users.createQueryBuilder('u').addSelect('u.passwordHash').where({ id }).getOne();
  }

  /** With the password hash; the row is locked until the transaction ends. */
  lockForPassword(tx: EntityManager, id: string): Promise<User | null> {
    return tx
      .createQueryBuilder(User, 'u')
      .addSelect('u.passwordHash')
      .where({ id })
      .setLock('pessimistic_write')
      .getOne();
  }

  find(id: string, tx: EntityManager = this.users.manager): Promise<User | null> {
    return tx.findOneBy(User, { id });
  }

  /** The user, whose row is locked until the transaction ends, so that changes of their addresses happen one after another. */
  lock(tx: EntityManager, id: string): Promise<User | null> {
    return tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether staff have this address, or a customer who has verified it; anybody can sign up with one that is not theirs. */
  isHeld(email: string): Promise<boolean> {
    const key = emailKey(email);
    return this.users.existsBy([
      { emailKey: key, isVerified: true },
      { emailKey: key, role: Not('customer') },
    ]);
  }

  /** The unverified customer with this address, locked until the transaction ends. */
  lockUnproven(tx: EntityManager, email: string): Promise<User | null> {
    const where = { emailKey: emailKey(email), isVerified: false, role: 'customer' as const };
    return tx.findOne(User, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Newest first. */
  async findPage(
    { q, role, only, verified, blocked }: UserSearch,
    page: number,
    limit: number,
  ): Promise<{ users: User[]; total: number }> {
    const found = this.users.createQueryBuilder('u');
    const words = q ? wantedWords(q, { phones: true }) : [];
    words.forEach((forms, at) =>
      found.andWhere(`u.searchKey LIKE ANY(:word${at})`, { [`word${at}`]: forms.map(containing) }),
    );
    if (role) found.andWhere('u.role = :role', { role });
    if (only) found.andWhere('u.role = :only', { only });
    if (verified !== undefined) found.andWhere('u.isVerified = :verified', { verified });
    if (blocked !== undefined) found.andWhere(`u.blockedAt IS ${blocked ? 'NOT NULL' : 'NULL'}`);
    const [users, total] = await found
      .orderBy({ 'u.createdAt': 'DESC', 'u.id': 'ASC' })
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { users, total };
  }

  /**
   * Locks the rows of all admins and of `id`, in id order, so that nobody else can remove or block an admin until the
   * transaction ends.
   */
  async lockWithAdmins(
    tx: EntityManager,
    id: string,
  ): Promise<{ user: User | undefined; isLastAdmin: boolean }> {
    const rows = await tx
      .createQueryBuilder(User, 'u')
      .where(`u.role = 'admin' OR u.id = :id`, { id })
      .orderBy('u.id')
      .setLock('pessimistic_write')
      .getMany();
    const user = rows.find((row) => row.id === id);
    const hasOthers = rows.some((row) => row.id !== id && row.role === 'admin' && !row.blockedAt);
    return { user, isLastAdmin: user?.role === 'admin' && !hasOthers };
  }

  /** Throws an error for which `isEmailTaken` is true when another user has the address. */
  async add(tx: EntityManager, user: User): Promise<void> {
    await tx.insert(User, user);
  }

  /** Adds a user unless another one has the address already; answers whether it did. */
  async addIfNew(tx: EntityManager, user: User): Promise<boolean> {
    const insert = tx.createQueryBuilder().insert().into(User).values(user).orIgnore().returning('id');
    const { raw } = await insert.execute();
    return raw.length > 0;
  }

  /** Throws an error for which `isEmailTaken` is true when another user has the new address. */
  async save(tx: EntityManager, user: User): Promise<void> {
    await tx.save(user);
  }

  async setPassword(
    tx: EntityManager,
    id: string,
    password: Pick<User, 'passwordHash' | 'hasStaffPassword'>,
  ): Promise<void> {
    await tx.update(User, { id }, password);
  }

  /** Replaces the hash of the same password; false when it is not `from` any more. */
  async renewPasswordHash(id: string, from: string, to: string): Promise<boolean> {
    const { affected } = await this.users.update({ id, passwordHash: from }, { passwordHash: to });
    return Boolean(affected);
  }

  /**
   * Sets another person's password and name, and resets all columns that hold what the one before has written, chosen or agreed to;
   * `user` is then as the row is.
   */
  async takeOver(
    tx: EntityManager,
    user: User,
    { name, ...given }: Pick<User, 'passwordHash' | 'hasStaffPassword' | 'name' | 'termsAgreedAt'>,
  ): Promise<void> {
    const { id, email } = user;
    const facts = { ...given, name, ...unwritten(), ...userKeys({ name, email, phone: null }) };
    await tx.update(User, { id }, { ...facts, version: () => 'version + 1' });
    Object.assign(user, facts, { version: user.version + 1 });
  }

  /** Marks the email as verified; false when the user is blocked. */
  async markVerified(tx: EntityManager, id: string): Promise<boolean> {
    const { affected } = await tx.update(User, { id, blockedAt: IsNull() }, { isVerified: true });
    return Boolean(affected);
  }

  async remove(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(User, { id });
  }

  /** How many accounts with publicly known passwords there are. */
  countDemo(): Promise<number> {
    return this.users.countBy({ isDemo: true });
  }
}
