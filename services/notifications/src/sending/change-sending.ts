import { Inject, Injectable } from '@nestjs/common';
import { seal, StaffEdits } from '@mekong/messaging';
import { type Identity, refuseOtherThanSet, SetByEnvironment } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { editedSending } from './audit.js';
import { BotToken } from './bot-token.js';
import { SendingRepository } from './sending.repository.js';
import type { Sending } from './sending.js';
import { tagOf } from './token-tag.js';

export interface SendingEdit {
  /** Undefined: as it is; null: no-reply at the shop. */
  mailFrom: string | null | undefined;
  /** Undefined: as it is; null: none. */
  botToken: string | null | undefined;
  version: number;
}

/**
 * Admins change from whom mails come and which bot writes in Telegram. Throws StaleEdit, and SetByEnvironment where the environment
 * says otherwise.
 */
@Injectable()
export class ChangeSending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SendingRepository,
    private readonly botToken: BotToken,
    private readonly edits: StaffEdits,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async change(caller: Identity, { mailFrom, botToken, version: seen }: SendingEdit): Promise<Sending> {
    if (mailFrom !== undefined) refuseOtherThanSet(this.config, 'MAIL_FROM', mailFrom ?? undefined);
    if (botToken !== undefined && this.config.TELEGRAM_BOT_TOKEN)
      throw new SetByEnvironment('TELEGRAM_BOT_TOKEN');
    const changed = await this.dataSource.transaction(async (tx) => {
      const kept = await this.settings.lock(tx);
      const was = botToken ? this.readable(kept) : kept;
      const now = { ...was, ...(mailFrom !== undefined && { mailFrom }), ...this.sealed(botToken) };
      return this.edits.save(tx, caller, editedSending, {
        was,
        now,
        seen,
        write: () => this.settings.change(tx, now),
      });
    });
    this.botToken.forget();
    return changed;
  }

  /** A token that cannot be read any more is none: the same one, entered again, makes a difference. */
  private readable(was: Sending): Sending {
    if (was.sealedToken === null || this.botToken.open(was.sealedToken) !== undefined) return was;
    return { ...was, tokenTag: null };
  }

  private sealed(token: string | null | undefined): Partial<Sending> {
    if (token === undefined) return {};
    if (token === null) return { sealedToken: null, tokenTag: null };
    return { sealedToken: seal(token, this.config.EVENT_SEALING_KEY), tokenTag: tagOf(token) };
  }
}
