import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { TelegramFault } from './telegram-fault.js';
import { faultOf, readAnswer } from './read-answer.js';

/** Longer than Telegram takes, and short enough that one that hangs holds up nothing but its own messages. */
const patienceMs = 10_000;

interface CallOptions {
  patienceMs?: number;
  /** Ends the call early. */
  signal?: AbortSignal;
}

/** Calls of Telegram's Bot API, each bounded in time and in the size of its answer. Throws TelegramFault. */
@Injectable()
export class TelegramApi {
  private readonly token?: string;
  private readonly url: string;

  constructor(@Inject(CONFIG) { TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL }: NotificationsConfig) {
    this.token = TELEGRAM_BOT_TOKEN;
    this.url = TELEGRAM_API_URL.replace(/\/$/, '');
  }

  get isOn(): boolean {
    return this.token !== undefined;
  }

  async call(method: string, body: object = {}, options: CallOptions = {}): Promise<unknown> {
    const limit = AbortSignal.timeout(options.patienceMs ?? patienceMs);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    try {
      const response = await fetch(`${this.url}/bot${this.token}/${method}`, {
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
      throw new TelegramFault('UNREACHABLE', this.withoutToken(`Not reached: ${reasonOf(error as Error)}`));
    }
  }

  /** What others have written may quote the address that was called. */
  private withoutToken(text: string): string {
    return this.token ? text.replaceAll(this.token, '…') : text;
  }
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message ? cause.message : message;
