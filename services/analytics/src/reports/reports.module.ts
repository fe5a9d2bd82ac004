import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/index.js';
import { ExportReport } from './export-report.js';
import { MakeReports } from './make-reports.js';
import { RemoveOldReports } from './remove-old-reports.js';
import { ReportJobsController } from './report-jobs.controller.js';
import { ReportJobsRepository } from './report-jobs.repository.js';
import { ReportsController } from './reports.controller.js';
import { ReportsJob } from './reports.job.js';
import { ReportsRepository } from './reports.repository.js';
import { RequestReport } from './request-report.js';

@Module({
  imports: [FiguresModule],
  controllers: [ReportJobsController, ReportsController],
  providers: [
    ExportReport,
    MakeReports,
    RemoveOldReports,
    ReportJobsRepository,
    ReportsJob,
    ReportsRepository,
    RequestReport,
  ],
})
export class ReportsModule {}
