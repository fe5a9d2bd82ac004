import { Inject, Injectable } from '@nestjs/common';
import { newEvent, Outbox, seal } from '@mekong/messaging';
import { onceByKey, type Network } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type AuthConfig } from '../config.js';
import { codeMinutes, CodesRepository } from './codes.repository.js';
import { Limits, ofNetwork, Secrets, TooMany } from '../security/index.js';
import { type User, UsersRepository } from '../users/index.js';

const secondsBetweenMails = 60;

/** Mails a new verification code, which replaces the previous one. */
@Injectable()
export class SendCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly codes: CodesRepository,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** At a shopper's request: at most once a minute and 5 times an hour. Does nothing for an unknown or verified address. */
  async resend(email: string, network: Network): Promise<void> {
    await this.limits.count(...ofNetwork('mail-address', network));
    const user = await this.users.findByEmail(email);
    // Also where nothing is mailed, so that the key does not tell whether the address is known.
    if (!user || user.isVerified) return onceByKey(this.dataSource, async () => undefined);
    await this.again(user);
  }

  /**
   * Sends another code to an unverified user, and runs `also` in the same transaction. Throws TooMany within a minute of
   * the last code, or after 5 in an hour.
   */
  async again(user: User, also: (tx: EntityManager) => Promise<void> = async () => undefined): Promise<void> {
    await this.limits.check(['mail-account', user.emailKey]);
    await onceByKey(this.dataSource, async (tx) => {
      const code = await this.codes.lock(tx, user.id);
      const wait = code ? secondsBetweenMails - code.age : 0;
      if (wait > 0)
        throw new TooMany(`Please wait ${Math.ceil(wait)} seconds before asking for another code.`, wait, {
          reason: 'next_code',
          count: Math.ceil(wait),
        });
      await this.issue(tx, user, 'user.code-requested.v1');
      await also(tx);
    });
    await this.limits.note('mail-account', user.emailKey);
  }

  /** At login from this network: sends a code only when the old one no longer works there, and none when the limit of mails is reached. */
  async renewIfDead(user: User, network: Network): Promise<void> {
    if (await this.limits.isReached('mail-account', user.emailKey)) return;
    const isMailed = await this.dataSource.transaction(async (tx) => {
      const code = await this.codes.lock(tx, user.id, network);
      const mayMail = !code || ((code.isDead || code.isExpired) && code.age >= secondsBetweenMails);
      if (mayMail) await this.issue(tx, user, 'user.code-requested.v1');
      return mayMail;
    });
    if (isMailed) await this.limits.note('mail-account', user.emailKey);
  }

  /** Stores a new code and publishes the event with it, sealed, by which notifications mails it. */
  async issue(
    tx: EntityManager,
    user: User,
    type: 'user.signed-up.v1' | 'user.code-requested.v1',
  ): Promise<void> {
    const code = this.secrets.newCode();
    const expiresAt = new Date(Date.now() + codeMinutes * 60_000);
    await this.codes.set(tx, user.id, this.secrets.hash(`${user.id}:${code}`), expiresAt);
    await this.outbox.record(
      tx,
      newEvent(type, user.id, {
        user_id: user.id,
        email: user.email,
        name: user.name,
        ...(type === 'user.signed-up.v1' && user.language && { language: user.language }),
        code_sealed: seal(code, this.config.EVENT_SEALING_KEY),
        code_expires_at: expiresAt.toISOString(),
      }),
    );
  }
}
