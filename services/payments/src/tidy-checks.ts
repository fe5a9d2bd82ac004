import { Injectable } from '@nestjs/common';
import { BankDaysRepository } from './bakong/index.js';
import { BankChecksRepository } from './bank-checks.repository.js';

/** Forgets what banks were asked long ago. */
@Injectable()
export class TidyChecks {
  constructor(
    private readonly checks: BankChecksRepository,
    private readonly days: BankDaysRepository,
  ) {}

  async tidy(): Promise<void> {
    await this.checks.removeOld();
    await this.days.forgetOld();
  }
}
