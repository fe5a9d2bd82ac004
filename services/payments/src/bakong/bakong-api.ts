import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type PaymentsConfig } from '../config.js';
import type { CannotCheck } from '../providers/index.js';
import { BakongToken } from './bakong-token.js';
import { DailyBudget } from './daily-budget.js';
import { postJson, type HttpAnswer } from './post-json.js';
import { errorCodes, readEnvelope, type Envelope } from './read-answer.js';

/** `later`: it was not asked, as that can wait. */
export type Asked = { envelope: Envelope } | { failed: CannotCheck | 'later'; isPage?: boolean };

const isToken = ({ status, text }: HttpAnswer) =>
  status === 401 || (status === 200 && readEnvelope(text)?.errorCode === errorCodes.token);

/** Calls of Bakong's open API: counted before they are made, ended after a time, with one new token where the bank refuses the old. */
@Injectable()
export class BakongApi {
  private readonly logger = new Logger(BakongApi.name);

  constructor(
    private readonly budget: DailyBudget,
    private readonly token: BakongToken,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  async ask(path: string, body: unknown, asker?: string): Promise<Asked> {
    if (!this.config.BAKONG_API_URL) return { failed: 'not_set_up' };
    const token = await this.token.now();
    if (!token) return { failed: 'token' };
    const first = await this.call(path, body, { token, asker });
    if ('failed' in first || !isToken(first)) return this.read(path, first);
    const other = await this.token.insteadOf(token);
    const again = other ? await this.call(path, body, { token: other, asker }) : first;
    return this.read(path, again);
  }

  private async call(
    path: string,
    body: unknown,
    { token, asker }: { token: string; asker: string | undefined },
  ): Promise<HttpAnswer | { failed: CannotCheck | 'later' }> {
    const allowance = await this.budget.take(asker);
    if (allowance !== 'now') return { failed: allowance === 'over' ? 'no_budget' : 'later' };
    const ms = this.config.BAKONG_TIMEOUT_MS;
    return postJson(`${this.config.BAKONG_API_URL}/v1/${path}`, body, { ms, token });
  }

  private async read(path: string, answer: HttpAnswer | { failed: CannotCheck | 'later' }): Promise<Asked> {
    if ('failed' in answer) return answer;
    const envelope = readEnvelope(answer.text);
    if (envelope?.errorCode === errorCodes.dayIsOver && envelope.responseCode !== 0) {
      await this.budget.end();
      return { failed: 'no_budget' };
    }
    if (answer.status === 200 && envelope && !isToken(answer)) return { envelope };
    this.logger.warn(`the bank answered ${path} with ${answer.status || 'nothing in time'}`);
    return { failed: whyFailed(answer), isPage: answer.status === 403 && !envelope };
  }
}

function whyFailed(answer: HttpAnswer): CannotCheck {
  if (isToken(answer)) return 'token';
  if (answer.status === 403) return 'refused';
  if (answer.status === 429) return 'too_many';
  return answer.status === 200 ? 'not_understood' : 'no_answer';
}
