import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { newEvent, Outbox, seal } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { emailKey, onceByKey, type Network } from '@mekong/service-defaults';
import { CONFIG, type AuthConfig } from '../config.js';
import { Limits, ofNetwork, Secrets, TooMany } from '../security/index.js';
import { type User, UsersRepository } from '../users/index.js';
import { ResetTokensRepository } from './reset-tokens.repository.js';

const linkMinutes = 60;
/** How long every answer takes, so that its time does not reveal whether the address is known. */
const answerMs = 300;

/** Mails a link to set a new password (user.password-reset-requested). Does not reveal whether the address is known. */
@Injectable()
export class RequestReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly resetTokens: ResetTokensRepository,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async request(email: string, network: Network): Promise<void> {
    await Promise.all([this.requestFor(email, network), wait(answerMs)]);
  }

  private async requestFor(email: string, network: Network): Promise<void> {
    await this.limits.count(...ofNetwork('mail-address', network));
    const user = (await this.isOverdone(emailKey(email), network))
      ? null
      : await this.users.findByEmail(email);
    // Also where nothing is mailed, so that the key does not tell whether the address is known.
    await (user ? this.mailLink(user) : onceByKey(this.dataSource, async () => undefined));
  }

  /**
   * Whether a limit of the account is reached; then nothing is mailed, but the answer is the same. One network alone cannot
   * use up what the account has.
   */
  private async isOverdone(account: string, network: Network): Promise<boolean> {
    try {
      await this.limits.count(...ofNetwork('reset-account-address', network, account));
      await this.limits.count(['reset-account', account]);
      return false;
    } catch (error) {
      if (error instanceof TooMany) return true;
      throw error;
    }
  }

  private async mailLink(user: User): Promise<void> {
    const token = this.secrets.newToken();
    const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
    await onceByKey(this.dataSource, async (tx) => {
      await this.resetTokens.add(tx, user.id, this.secrets.hash(token), expiresAt);
      await this.outbox.record(
        tx,
        newEvent('user.password-reset-requested.v1', user.id, {
          user_id: user.id,
          email: user.email,
          name: user.name,
          token_sealed: seal(token, this.config.EVENT_SEALING_KEY),
          token_expires_at: expiresAt.toISOString(),
        }),
      );
    });
  }
}
