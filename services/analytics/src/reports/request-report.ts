import { Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { reportExported } from './audit.js';
import { ReportJobsRepository, type ReportJob } from './report-jobs.repository.js';
import type { ReportRequest } from './reports.repository.js';

const maxWaiting = 5;

/**
 * Requests a report to be made in the background; answers the job, and tells the audit log. Throws a 429 when too many of its
 * owner's jobs wait already.
 */
@Injectable()
export class RequestReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: ReportJobsRepository,
    private readonly outbox: Outbox,
  ) {}

  request(
    caller: Identity,
    request: ReportRequest,
    form: Pick<ReportJob, 'format' | 'language'>,
  ): Promise<ReportJob> {
    return onceByKey(this.dataSource, async (tx) => {
      if ((await this.jobs.countWaiting(tx, caller.userId)) >= maxWaiting) {
        const detail = `At most ${maxWaiting} reports of yours can wait at a time.`;
        const params = { most: maxWaiting };
        throw new Problem(429, 'TOO_MANY_REPORTS', detail, { params, retryAfter: 10 });
      }
      await this.outbox.record(tx, reportExported(caller, request, form.format));
      return this.jobs.add(tx, caller.userId, request, form);
    });
  }
}
