import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { botIdIn, tagOf } from '../sending/index.js';
import { BotRepository } from './bot.repository.js';
import { TakeUpdate } from './take-update.js';
import { TelegramApi } from './telegram-api.js';
import { TelegramFault } from './telegram-fault.js';
import { TelegramPauses } from './telegram-pauses.js';
import { wantedUpdates } from './update.js';

/** Telegram answers at once when there is something, else after so long. */
const pollSeconds = 25;
const pollPatienceMs = (pollSeconds + 10) * 1_000;
/** How often a long question looks whether the bot is still the shop's. */
const watchMs = 1_000;
/** Of one answer. */
const maxUpdates = 50;

/**
 * Hears what happens in chats: by asking Telegram again and again, which one replica does for all, or where there is a secret of the
 * webhook by telling Telegram where the shop is.
 */
@Injectable()
export class HearUpdates {
  private readonly poller = randomUUID();
  private readonly stopping = new AbortController();
  /** Of the bot that this replica knows. */
  private token?: string;
  private isKnown = false;
  private isSetUp = false;

  constructor(
    private readonly api: TelegramApi,
    private readonly bot: BotRepository,
    private readonly takeUpdate: TakeUpdate,
    private readonly pauses: TelegramPauses,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Hears until it is told to end, another replica does, or Telegram fails. Calls `onHeard` after each round with news. */
  async hear(isStopped: () => boolean, onHeard: () => void): Promise<void> {
    const token = await this.api.token();
    if (token === undefined) return;
    await this.become(token);
    try {
      if (!(await this.bot.isPaused())) await this.introduce();
      while (!isStopped() && this.isKnown) {
        if (this.config.TELEGRAM_WEBHOOK_SECRET) return;
        if (!(await this.poll(token, onHeard))) return;
      }
    } catch (error) {
      if (this.stopping.signal.aborted || !(await this.isStill(token))) return;
      if (!(error instanceof TelegramFault)) throw error;
      if (error.trouble === 'CONFLICT') this.isSetUp = false;
      await this.pauses.after(error);
    }
  }

  /** Ends the question under way, and lets another replica ask. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.token) await this.bot.release(this.poller).catch(() => undefined);
  }

  /** What is known of a bot says nothing of another one, and a new token of the same may work where the last one did not. */
  private async become(token: string): Promise<void> {
    if (token === this.token) return;
    await this.bot.settle(tagOf(token), botIdIn(token));
    this.token = token;
    this.isKnown = false;
    this.isSetUp = false;
  }

  private async isStill(token: string): Promise<boolean> {
    return (await this.api.token()) === token;
  }

  /** Learns what the bot is called, and says how the shop hears of updates. */
  private async introduce(): Promise<void> {
    if (!this.isKnown) {
      const me = await this.ask('getMe');
      const { username } = (me ?? {}) as { username?: unknown };
      if (typeof username === 'string' && /^\w{3,64}$/.test(username)) await this.bot.nameBot(username);
      this.isKnown = true;
    }
    if (this.isSetUp) return;
    const { TELEGRAM_WEBHOOK_SECRET: secret_token, PUBLIC_URL } = this.config;
    const url = `${PUBLIC_URL.replace(/\/$/, '')}/api/telegram/updates`;
    if (secret_token)
      await this.ask('setWebhook', { url, secret_token, allowed_updates: wantedUpdates, max_connections: 5 });
    else await this.ask('deleteWebhook');
    this.isSetUp = true;
    // Another program that asks for updates does not keep Telegram from taking this; where it sends them by itself nobody asks.
    await this.pauses.noteSuccess(Boolean(secret_token));
  }

  /** Answers whether this replica is the one that asks. */
  private async poll(token: string, onHeard: () => void): Promise<boolean> {
    const offset = await this.bot.lease(this.poller);
    if (offset === undefined) return false;
    const body = { offset, timeout: pollSeconds, limit: maxUpdates, allowed_updates: wantedUpdates };
    const updates = await this.askLong(token, 'getUpdates', body);
    // What another bot has heard would move this one's place.
    if (!(await this.isStill(token))) return false;
    await this.pauses.noteSuccess(true);
    const heard = Array.isArray(updates) ? updates : [];
    for (const update of heard) await this.takeUpdate.take(update);
    if (heard.length > 0) onHeard();
    return true;
  }

  private ask(method: string, body: object = {}): Promise<unknown> {
    return this.api.call(method, body, { token: this.token, signal: this.stopping.signal });
  }

  /** Ends where the shop gets another bot meanwhile. */
  private async askLong(token: string, method: string, body: object): Promise<unknown> {
    const other = new AbortController();
    const look = async () => {
      if (!(await this.isStill(token).catch(() => true))) other.abort();
    };
    const watch = setInterval(() => void look(), watchMs);
    try {
      const signal = AbortSignal.any([this.stopping.signal, other.signal]);
      return await this.api.call(method, body, { token, signal, patienceMs: pollPatienceMs });
    } finally {
      clearInterval(watch);
    }
  }
}
