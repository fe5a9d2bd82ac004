import { Inject, Injectable, Logger } from '@nestjs/common';
import { unseal } from '@mekong/messaging';
import { Failures } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { SendingRepository } from './sending.repository.js';

/** For so long a replica goes on by what it has read: its jobs ask several times a second. */
const keptMs = 1_000;

/** The token of the shop's bot: that of the environment, or else the one that an admin has saved. */
@Injectable()
export class BotToken {
  private readonly failures = new Failures(new Logger(BotToken.name), 'reading the token of the bot');
  private kept?: { token: string | undefined; until: number };

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SendingRepository,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Undefined while Telegram is off. */
  async now(db: DataSource | EntityManager = this.dataSource): Promise<string | undefined> {
    if (this.config.TELEGRAM_BOT_TOKEN) return this.config.TELEGRAM_BOT_TOKEN;
    if (this.kept && this.kept.until > Date.now()) return this.kept.token;
    const { sealedToken } = await this.settings.find(db);
    const token = sealedToken === null ? undefined : this.open(sealedToken);
    this.kept = { token, until: Date.now() + keptMs };
    return token;
  }

  /** What was saved has changed. */
  forget(): void {
    this.kept = undefined;
  }

  /** Undefined where it was encrypted with a key that has been taken away since. */
  open(sealed: string): string | undefined {
    try {
      const token = unseal(sealed, this.config.EVENT_SEALING_KEY);
      this.failures.noteSuccess();
      return token;
    } catch (error) {
      this.failures.note(error as Error);
      return undefined;
    }
  }
}
