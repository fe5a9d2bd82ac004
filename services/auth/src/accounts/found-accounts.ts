import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Role } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { CONFIG, type AuthConfig } from '../config.js';
import { Passwords, StaffPasswords } from '../security/index.js';
import { User, userKeys, userSnapshot, UsersRepository } from '../users/index.js';

interface Account {
  email: string;
  name: string;
  role: Role;
  password: string;
  isDemo: boolean;
}

/** Accounts with public passwords, for trying out the shop; production refuses them. */
const demoAccounts: Account[] = [
  { email: 'admin@mekong.example', name: 'Chan Admin', role: 'admin', password: 'Admin123!', isDemo: true },
  {
    email: 'seller@mekong.example',
    name: 'Sokha Seller',
    role: 'seller',
    password: 'Seller123!',
    isDemo: true,
  },
  {
    email: 'customer@mekong.example',
    name: 'Dara Customer',
    role: 'customer',
    password: 'Customer123!',
    isDemo: true,
  },
];

/**
 * Creates the first accounts of a new shop. Publishes user.changed for each, so that other services know them too.
 * Repeatable: an existing account is not changed.
 */
@Injectable()
export class FoundAccounts implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    const { NODE_ENV, DEMO_ACCOUNTS, ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    if (NODE_ENV === 'production' && (await this.users.countDemo()) > 0) {
      throw new Error(
        'This database holds demo accounts, whose passwords are public: production refuses to start with them. Use a fresh database.',
      );
    }
    if (DEMO_ACCOUNTS) for (const account of demoAccounts) await this.found(account);
    if (ADMIN_EMAIL && ADMIN_PASSWORD) {
      await this.found({
        email: ADMIN_EMAIL,
        name: 'Admin',
        role: 'admin',
        password: ADMIN_PASSWORD,
        isDemo: false,
      });
    }
  }

  private async found({ password, ...account }: Account): Promise<void> {
    if (await this.users.findByEmail(account.email)) return;
    const user = Object.assign(new User(), account, {
      id: randomUUID(),
      ...userKeys({ ...account, phone: null }),
      isVerified: true,
      passwordHash: await this.passwords.hash(password, account.email),
      // The passwords of demo accounts are public anyway, and stay as they are.
      hasStaffPassword: account.isDemo || this.staffPasswords.accept(password, account),
      createdAt: new Date(),
    });
    await this.dataSource.transaction(async (tx) => {
      // Another replica may have created it first, and then publishes the event.
      if (!(await this.users.addIfNew(tx, user))) return;
      await this.outbox.record(tx, newEvent('user.changed.v1', user.id, userSnapshot(user)));
    });
  }
}
