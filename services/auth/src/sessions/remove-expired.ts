import { Injectable } from '@nestjs/common';
import { ResetTokensRepository } from '../accounts/reset-tokens.repository.js';
import { LimitsRepository } from '../security/limits.repository.js';
import { LoginsRepository } from './logins.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { TicketsRepository } from './tickets.repository.js';

/** Removes expired sessions, reset links, login tickets and counters, and old entries of the login history. */
@Injectable()
export class RemoveExpired {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resetTokens: ResetTokensRepository,
    private readonly tickets: TicketsRepository,
    private readonly limits: LimitsRepository,
    private readonly logins: LoginsRepository,
  ) {}

  async run(): Promise<void> {
    await this.sessions.removeExpired();
    await this.resetTokens.removeExpired();
    await this.tickets.removeExpired();
    await this.limits.removeExpired();
    await this.logins.removeOld();
  }
}
