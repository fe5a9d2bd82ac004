import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { emailKey, User } from '../domain/user.js';

@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ emailKey: emailKey(email) });
  }

  /** With the password hash, which no other read selects. */
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

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** Newest first. */
  async findPage(page: number, limit: number): Promise<{ users: User[]; total: number }> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    const [users, total] = await this.users.findAndCount({ order, skip: (page - 1) * limit, take: limit });
    return { users, total };
  }

  /** Locks the rows of all admins and of `id`, in id order: who is the last admin is settled until the transaction ends. */
  async lockWithAdmins(tx: EntityManager, id: string): Promise<{ user: User | undefined; admins: User[] }> {
    const rows = await tx
      .createQueryBuilder(User, 'u')
      .where(`u.role = 'admin' OR u.id = :id`, { id })
      .orderBy('u.id')
      .setLock('pessimistic_write')
      .getMany();
    return { user: rows.find((row) => row.id === id), admins: rows.filter((row) => row.role === 'admin') };
  }

  /** How many accounts with publicly known passwords there are. */
  countDemo(): Promise<number> {
    return this.users.countBy({ isDemo: true });
  }
}

/** True for PostgreSQL's refusal of a second account with this address. */
export function isEmailTaken(error: unknown): boolean {
  const driver = (error as { driverError?: { code?: string; constraint?: string } }).driverError;
  return driver?.code === '23505' && driver.constraint === 'users_email_key';
}
