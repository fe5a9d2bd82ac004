import { Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { claimKey } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { ReportJobsRepository, type ReportJob } from './report-jobs.repository.js';
import type { ReportRequest } from './reports.repository.js';

const maxWaiting = 5;

/** Requests a report to be made in the background; answers the job's id. Throws a 429 when too many of its owner's jobs wait already. */
@Injectable()
export class RequestReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: ReportJobsRepository,
  ) {}

  run(
    ownerId: string,
    request: ReportRequest,
    form: Pick<ReportJob, 'format' | 'language'>,
  ): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      await claimKey(tx);
      if ((await this.jobs.countWaiting(tx, ownerId)) >= maxWaiting) {
        const detail = `At most ${maxWaiting} reports of yours can wait at a time.`;
        const params = { most: maxWaiting };
        throw new Problem(429, 'TOO_MANY_REPORTS', detail, { params, retryAfter: 10 });
      }
      return this.jobs.add(tx, ownerId, request, form);
    });
  }
}
