import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ReadyAnswer } from './ready-answer.js';
import { securityHeaders, type HeaderList } from './security-headers.js';

/** Makes answers that can be sent as they are. */
@Injectable()
export class AnswerMaker {
  /** What goes along with every answer of the gateway. */
  readonly security: HeaderList;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.security = securityHeaders(config.PUBLIC_URL);
  }

  make(status: number, headers: Readonly<Record<string, string>>, body: Buffer): ReadyAnswer {
    return new ReadyAnswer(status, headers, body, this.security);
  }
}
