import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersFile,
  ApiTags,
  Caller,
  type Identity,
  pageOf,
} from '@mekong/service-defaults';
import { wayView } from '../figures/figures.http.js';
import { AnalyticsRepository, totalsOf } from '../figures/index.js';
import { dollars } from '../dollars.js';
import { ReportsRepository, type ReportRequest } from './reports.repository.js';
import { ExportReport } from './export-report.js';
import { inDollars, mostRowsAtOnce, reportColumns, sortOf } from './reports.js';
import { mediaTypes } from '@mekong/spreadsheets';
import * as dto from './reports.dto.js';
import { asDownload, reportRequest } from './report-request.js';

/** Reports by pages, and short ones as files. */
@ApiTags('reports')
@Controller('api/reports')
@Access(['admin', 'seller'])
export class ReportsController {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly analytics: AnalyticsRepository,
    private readonly exportReport: ExportReport,
  ) {}

  @Get(':kind')
  @Answers('A report by pages; of sellers, about their own lines', 200, dto.reportAnswer, 400, 401, 403)
  async page(
    @Caller() caller: Identity,
    @Param('kind', { schema: dto.kindParam }) kind: dto.KindParam,
    @Query({ schema: dto.reportQuery }) { page, limit, sort, ...range }: dto.ReportQuery,
  ) {
    const request = reportRequest(caller, kind, range);
    const [{ total, sums }, rows, totals] = await Promise.all([
      this.reports.count(request),
      this.reports.rows(request, limit, (page - 1) * limit, sortOf(kind, sort)),
      kind === 'sales' ? this.salesTotals(request) : null,
    ]);
    const columns = reportColumns[kind];
    const about = { columns, totals, sums: inDollars(columns, [sums])[0] as typeof sums, mostRowsAtOnce };
    return { ...about, rows: inDollars(columns, rows), currentPage: page, ...pageOf({ page, limit }, total) };
  }

  @Get(':kind/file')
  @AnswersFile(
    'A report of at most 5,000 rows as a CSV or XLSX file; 409 for a longer one',
    Object.values(mediaTypes),
    400,
    401,
    403,
    409,
  )
  async file(
    @Caller() caller: Identity,
    @Param('kind', { schema: dto.kindParam }) kind: dto.KindParam,
    @Query({ schema: dto.fileQuery }) { format, language, ...range }: dto.FileQuery,
  ): Promise<StreamableFile> {
    const request = reportRequest(caller, kind, range);
    const file = await this.exportReport.export(caller, request, { format, language });
    return asDownload(file, { kind, format, ...range });
  }
  /** Goods and shipping minus refunds are the revenue, the same as in analytics for these days; a seller has no shipping. */
  private async salesTotals({ range, seller }: ReportRequest) {
    const [{ days, ways }, soldCents] = await Promise.all([
      this.analytics.sales(range, range.from, seller),
      this.reports.soldCents(range, seller),
    ]);
    const { revenueCents, refundedCents, discountCents } = totalsOf(days);
    return {
      sold: dollars(soldCents),
      discount: dollars(discountCents),
      shipping: seller ? null : dollars(revenueCents + refundedCents - soldCents),
      refunded: dollars(refundedCents),
      revenue: dollars(revenueCents),
      ways: ways.map(wayView(Boolean(seller))),
    };
  }
}
