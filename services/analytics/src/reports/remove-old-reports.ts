import { Injectable } from '@nestjs/common';
import { ReportJobsRepository } from './report-jobs.repository.js';

/** Deletes expired reports. */
@Injectable()
export class RemoveOldReports {
  constructor(private readonly jobs: ReportJobsRepository) {}

  remove(): Promise<void> {
    return this.jobs.removeOld();
  }
}
