import type { Fault } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { ReportJobsRepository, type ReportJob } from './report-jobs.repository.js';
import { ReportsRepository, type ReportRequest } from './reports.repository.js';
import { reportFile } from './report-file.js';
import { maxRows, reportColumns, type ReportRow } from './reports.js';

const batchSize = 1_000;
const maxAttempts = 3;

const notMade: Fault = {
  code: 'REPORT_NOT_MADE',
  params: {},
  message: 'The report could not be made. Please try again.',
};
const tooManyRows: Fault = {
  code: 'REPORT_TOO_MANY_ROWS',
  params: { most: maxRows },
  message: `A report has at most ${maxRows} rows. Please choose fewer days.`,
};

/**
 * Makes the requested reports, one at a time and each in one replica. When a process dies, the lock of its job ends, and
 * another process starts the job again. Publishes report.failed for a report that cannot be made.
 */
@Injectable()
export class MakeReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: ReportJobsRepository,
    private readonly reports: ReportsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Makes reports until none is waiting. */
  async make(): Promise<void> {
    while (await this.dataSource.transaction((tx) => this.makeNext(tx)));
  }

  private async makeNext(tx: EntityManager): Promise<boolean> {
    const job = await this.jobs.takeNext(tx);
    if (!job) return false;
    if ((await this.jobs.begin(job.id)) > maxAttempts) {
      await this.fail(tx, job, notMade);
      return true;
    }
    const { kind, from, to, seller, leadDays } = job;
    const request: ReportRequest = { kind, range: { from, to }, seller: seller ?? undefined, leadDays };
    const { total } = await this.reports.count(request, tx);
    if (total > maxRows) {
      await this.fail(tx, job, tooManyRows);
      return true;
    }
    const rows = await this.gather(tx, job, request, total);
    await this.jobs.finish(tx, job.id, await reportFile(job, reportColumns[kind], rows));
    return true;
  }

  private async fail(tx: EntityManager, { id, kind, ownerId }: ReportJob, fault: Fault): Promise<void> {
    await this.jobs.fail(tx, id, [fault]);
    const data = { report_id: id, kind, requested_by: ownerId, reason: fault.message, fault };
    await this.outbox.record(tx, newEvent('report.failed.v1', id, data));
  }

  private async gather(
    tx: EntityManager,
    job: ReportJob,
    request: ReportRequest,
    total: number,
  ): Promise<ReportRow[]> {
    const rows: ReportRow[] = [];
    await this.jobs.saveProgress(job.id, 0, total);
    for await (const batch of this.reports.batches(tx, request, batchSize)) {
      rows.push(...batch);
      await this.jobs.saveProgress(job.id, rows.length, Math.max(total, rows.length));
    }
    return rows;
  }
}
