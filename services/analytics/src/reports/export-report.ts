import { Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { reportExported } from './audit.js';
import type { ReportJob } from './report-jobs.repository.js';
import { reportFile } from './report-file.js';
import { mostRowsAtOnce, reportColumns } from './reports.js';
import { ReportsRepository, type ReportRequest } from './reports.repository.js';

/** Makes a short report as a file, and tells the audit log. Throws a 409 for a long one. */
@Injectable()
export class ExportReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: ReportsRepository,
    private readonly outbox: Outbox,
  ) {}

  async export(
    caller: Identity,
    request: ReportRequest,
    form: Pick<ReportJob, 'format' | 'language'>,
  ): Promise<Buffer> {
    const rows = await this.reports.rows(request, mostRowsAtOnce + 1);
    if (rows.length > mostRowsAtOnce) {
      throw new Problem(409, 'REPORT_TOO_LONG', 'This report is long: have it made in the background.');
    }
    const file = await reportFile(form, reportColumns[request.kind], rows);
    const exported = reportExported(caller, request, form.format);
    await this.dataSource.transaction((tx) => this.outbox.record(tx, exported));
    return file;
  }
}
