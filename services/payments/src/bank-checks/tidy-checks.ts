import { Injectable } from '@nestjs/common';
import { BankDaysRepository } from '../bakong/index.js';
import { StatementsRepository } from '../statements/index.js';
import { BankChecksRepository } from './bank-checks.repository.js';

/** Forgets what banks were asked, and what of their statements was read, long ago. */
@Injectable()
export class TidyChecks {
  constructor(
    private readonly checks: BankChecksRepository,
    private readonly days: BankDaysRepository,
    private readonly statements: StatementsRepository,
  ) {}

  async tidy(): Promise<void> {
    await this.checks.removeOld();
    await this.days.forgetOld();
    await this.statements.removeOld();
  }
}
