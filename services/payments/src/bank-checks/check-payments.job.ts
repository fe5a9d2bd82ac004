import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { PostEvidence } from '../posting/index.js';
import { CheckPayments } from './check-payments.js';
import { PreparePayments } from './prepare-payments.js';
import { ReadProviderStatements } from './read-provider-statements.js';
import { TidyChecks } from './tidy-checks.js';

/** What payments with a provider outside need again and again; none of it waits for the other. */
@Injectable()
export class CheckPaymentsJob extends RepeatingJob {
  private readonly checking = this.repeated('checking payments', (isStopped) =>
    this.checkPayments.checkDue(isStopped),
  );
  private readonly posting = this.repeated('posting evidence', (isStopped) =>
    this.postEvidence.postLeft(isStopped),
  );
  private readonly preparing = this.repeated('preparing payments', () => this.preparePayments.prepareLeft());
  private readonly reading = this.repeated('reading statements', () => this.readStatements.readDue());
  private readonly tidying = this.repeated('tidying checks', () => this.tidyChecks.tidy());

  constructor(
    private readonly checkPayments: CheckPayments,
    private readonly postEvidence: PostEvidence,
    private readonly preparePayments: PreparePayments,
    private readonly readStatements: ReadProviderStatements,
    private readonly tidyChecks: TidyChecks,
  ) {
    super();
  }

  @Interval(1_000)
  check(): Promise<void> {
    return this.checking.run();
  }

  @Interval(2_000)
  post(): Promise<void> {
    return this.posting.run();
  }

  @Interval(2_000)
  prepare(): Promise<void> {
    return this.preparing.run();
  }

  @Interval(2_000)
  read(): Promise<void> {
    return this.reading.run();
  }

  @Interval(3_600_000)
  tidy(): Promise<void> {
    return this.tidying.run();
  }
}
