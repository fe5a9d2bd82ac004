import type { Logger } from '@nestjs/common';

/**
 * Logs when work that is done again and again begins to fail, when it does for another reason, and when it succeeds again.
 * While the database is away for an hour, one that runs each second would else write thousands of lines.
 */
export class Failures {
  private logged?: string;

  /** `what` begins each line, such as "sending mails". */
  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly what: string,
  ) {}

  note({ message }: Error): void {
    if (message === this.logged) return;
    this.logged = message;
    this.logger.warn(`${this.what}: ${message}`);
  }

  noteSuccess(): void {
    if (this.logged === undefined) return;
    this.logged = undefined;
    this.logger.warn(`${this.what}: works again`);
  }
}
