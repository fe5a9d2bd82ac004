import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { BotToken } from '../sending/index.js';
import { TelegramFault } from './telegram-fault.js';
import { faultOf, readAnswer } from './read-answer.js';

/** Longer than Telegram takes, and short enough that one that hangs holds up nothing but its own messages. */
const patienceMs = 10_000;

interface CallOptions {
  patienceMs?: number;
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Of the bot that is called, where that must not become another one meanwhile. */
  token?: string;
}

/** Calls of Telegram's Bot API, each bounded in time and in the size of its answer. Throws TelegramFault. */
@Injectable()
export class TelegramApi {
  private readonly url: string;

  constructor(
    private readonly botToken: BotToken,
    @Inject(CONFIG) { TELEGRAM_API_URL }: NotificationsConfig,
  ) {
    this.url = TELEGRAM_API_URL.replace(/\/$/, '');
  }

  /** Of the shop's bot as it is now; undefined while there is none. */
  token(db?: DataSource | EntityManager): Promise<string | undefined> {
    return this.botToken.now(db);
  }

  async isOn(db?: DataSource | EntityManager): Promise<boolean> {
    return (await this.token(db)) !== undefined;
  }

  async call(method: string, body: object = {}, options: CallOptions = {}): Promise<unknown> {
    const token = options.token ?? (await this.token());
    if (token === undefined) throw new TelegramFault('UNREACHABLE', 'The shop has no bot');
    const limit = AbortSignal.timeout(options.patienceMs ?? patienceMs);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    try {
      const response = await fetch(`${this.url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      const answer = await readAnswer(response);
      if (answer.ok) return answer.result;
      throw faultOf(response.status, answer);
    } catch (error) {
      if (error instanceof TelegramFault) throw error;
      if (limit.aborted) throw new TelegramFault('TIMED_OUT', `Telegram did not answer ${method} in time`);
      throw new TelegramFault('UNREACHABLE', withoutToken(`Not reached: ${reasonOf(error as Error)}`, token));
    }
  }
}

/** What others have written may quote the address that was called. */
const withoutToken = (text: string, token: string): string => text.replaceAll(token, '…');

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message ? cause.message : message;
