import type { Logger } from '@nestjs/common';

/**
 * Tells the log of work that is done again and again: when it begins to fail, when for another reason, and when it succeeds again.
 * While the database is away for an hour, one that runs each second would else write thousands of lines.
 */
export class Failures {
  private told?: string;

  /** `what` begins each line, such as "sending mails". */
  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly what: string,
  ) {}

  note({ message }: Error): void {
    if (message === this.told) return;
    this.told = message;
    this.logger.warn(`${this.what}: ${message}`);
  }

  noteSuccess(): void {
    if (this.told === undefined) return;
    this.told = undefined;
    this.logger.warn(`${this.what}: works again`);
  }
}
