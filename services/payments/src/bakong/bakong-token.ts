import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { postJson } from './post-json.js';
import { readEnvelope } from './read-answer.js';

/** After a renewal that failed, none is tried for so long. */
const pauseMs = 60_000;
const dayMs = 86_400_000;

/** When a token ends, if it says so. */
function endOf(token: string): number | undefined {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      exp?: unknown;
    };
    return typeof exp === 'number' ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/** The token by which the bank knows the shop. It is renewed by the shop's email, for which the bank needs no other secret. */
@Injectable()
export class BakongToken {
  private readonly logger = new Logger(BakongToken.name);
  private token?: string;
  private renewAt = Infinity;
  private pausedUntil = 0;
  private renewing?: Promise<void>;

  constructor(@Inject(CONFIG) private readonly config: PaymentsConfig) {
    if (config.BAKONG_TOKEN) this.keep(config.BAKONG_TOKEN);
  }

  /** Renewed where it is about to end; undefined where there is none. */
  async now(): Promise<string | undefined> {
    if (!this.token || Date.now() >= this.renewAt) await this.renew();
    return this.token;
  }

  /** Another one than this, which the bank has refused; undefined where there is none. */
  async insteadOf(refused: string): Promise<string | undefined> {
    if (this.token === refused) await this.renew();
    return this.token === refused ? undefined : this.token;
  }

  private renew(): Promise<void> {
    this.renewing ??= this.ask().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async ask(): Promise<void> {
    const { BAKONG_API_URL: url, BAKONG_EMAIL: email, BAKONG_TIMEOUT_MS: ms } = this.config;
    if (!url || !email || Date.now() < this.pausedUntil) return;
    this.pausedUntil = Date.now() + pauseMs;
    const { status, text } = await postJson(`${url}/v1/renew_token`, { email }, { ms });
    const data = readEnvelope(text)?.data as { token?: unknown } | null | undefined;
    if (typeof data?.token === 'string' && data.token !== '') this.keep(data.token);
    else this.logger.warn(`the bank did not renew the token (${status || 'no answer'})`);
  }

  /** A tenth of its time before it ends, and a day at most, it is renewed. */
  private keep(token: string): void {
    this.token = token;
    const end = endOf(token);
    this.renewAt = end === undefined ? Infinity : end - Math.min(dayMs, (end - Date.now()) / 10);
  }
}
