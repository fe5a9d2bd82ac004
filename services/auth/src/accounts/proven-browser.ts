import { Inject, Injectable } from '@nestjs/common';
import { sessionTokenOf } from '@mekong/service-defaults';
import { CONFIG, type AuthConfig } from '../config.js';
import { KnownDevices, SessionsRepository, type Visitor } from '../sessions/index.js';
import type { User } from '../users/index.js';

/**
 * Whether a browser has shown that it knows an account's password: it has signed up with it, or logged in. A mailed code alone
 * proves the mailbox, and whoever reads that may not be who has set the password.
 */
@Injectable()
export class ProvenBrowser {
  constructor(
    private readonly devices: KnownDevices,
    private readonly sessions: SessionsRepository,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async isOf(user: User, { cookies }: Visitor): Promise<boolean> {
    if (this.devices.idIn(cookies, user)) return true;
    const session = sessionTokenOf(cookies, this.config.PUBLIC_URL);
    return session !== undefined && (await this.sessions.findUser(session))?.id === user.id;
  }
}
