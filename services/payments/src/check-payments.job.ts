import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { CheckPayments } from './check-payments.js';
import { PostEvidence } from './post-evidence.js';
import { PreparePayments } from './prepare-payments.js';
import { TidyChecks } from './tidy-checks.js';

/** What payments with a provider outside need again and again; none of it waits for the other. */
@Injectable()
export class CheckPaymentsJob implements OnApplicationShutdown {
  private readonly checking: RepeatedWork;
  private readonly posting: RepeatedWork;
  private readonly preparing: RepeatedWork;
  private readonly tidying: RepeatedWork;

  constructor(
    checkPayments: CheckPayments,
    postEvidence: PostEvidence,
    preparePayments: PreparePayments,
    tidyChecks: TidyChecks,
  ) {
    this.checking = new RepeatedWork('checking payments', (isStopped) => checkPayments.checkDue(isStopped));
    this.posting = new RepeatedWork('posting evidence', (isStopped) => postEvidence.postLeft(isStopped));
    this.preparing = new RepeatedWork('preparing payments', () => preparePayments.prepareLeft());
    this.tidying = new RepeatedWork('tidying checks', () => tidyChecks.tidy());
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

  @Interval(3_600_000)
  tidy(): Promise<void> {
    return this.tidying.run();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([
      this.checking.stop(),
      this.posting.stop(),
      this.preparing.stop(),
      this.tidying.stop(),
    ]);
  }
}
