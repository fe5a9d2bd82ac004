import { Injectable } from '@nestjs/common';
import { ReportJobsRepository } from './report-jobs.repository.js';

/** Throws away reports that nobody may have any more. */
@Injectable()
export class RemoveOldReports {
  constructor(private readonly jobs: ReportJobsRepository) {}

  run(): Promise<void> {
    return this.jobs.removeOld();
  }
}
