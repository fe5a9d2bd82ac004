import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ReadyAnswer } from './ready-answer.js';
import { securityHeaders, type HeaderList } from './security-headers.js';

/** Makes answers with the headers of every answer of the gateway. */
@Injectable()
export class AnswerMaker {
  /** The headers of every answer of the gateway. */
  readonly security: HeaderList;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.security = securityHeaders(config.PUBLIC_URL);
  }

  make(status: number, headers: Readonly<Record<string, string>>, body: Buffer): ReadyAnswer {
    return new ReadyAnswer(status, headers, body, this.security);
  }
}
