import { notFound, textOf } from '@mekong/contracts';
import { Body, Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersFile,
  ApiTags,
  Caller,
  type Identity,
  AnswersOnce,
  sellerScope,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { ReportJobsRepository, type ReportJob } from './report-jobs.repository.js';
import { mediaTypes } from '@mekong/spreadsheets';
import { RequestReport } from './request-report.js';
import { asDownload, reportRequest } from './report-request.js';
import * as dto from './reports.dto.js';

/** Reports made in the background. A job and its file are its owner's alone, and gone after a day. */
@ApiTags('reports')
@Controller('api/reports/jobs')
@Access(['admin', 'seller'])
export class ReportJobsController {
  constructor(
    private readonly jobs: ReportJobsRepository,
    private readonly requestReport: RequestReport,
  ) {}

  @Post()
  @AnswersOnce(
    (job: ReportJob) => ({ job: view(job) }),
    'Has a report made in the background',
    201,
    dto.jobAnswer,
    400,
    401,
    403,
    429,
  )
  async start(@Caller() caller: Identity, @Body({ schema: dto.jobBody }) body: dto.JobBody) {
    const { kind, format, language, ...range } = body;
    const request = reportRequest(caller, kind, range);
    return this.requestReport.request(caller, request, { format, language });
  }

  @Get()
  @Answers('Your reports of the last day, newest first', 200, dto.jobsAnswer, 401, 403)
  async list(@Caller() caller: Identity) {
    return { jobs: (await this.jobs.findOf(caller.userId, sellerScope(caller))).map(view) };
  }

  @Get(':id/file')
  @AnswersFile(
    'The file of one of your reports; 404 until it is made, and for everybody else',
    Object.values(mediaTypes),
    401,
    403,
    404,
  )
  async file(@Caller() caller: Identity, @Param('id') id: string): Promise<StreamableFile> {
    const job = z.uuid().safeParse(id).success ? await this.ownJob(id, caller) : undefined;
    const bytes = job && (await this.jobs.fileOf(id));
    if (!bytes) throw notFound('Report');
    return asDownload(bytes, job);
  }

  private ownJob(id: string, caller: Identity): Promise<ReportJob | undefined> {
    return this.jobs.findOne(id, caller.userId, sellerScope(caller));
  }
}

function view({
  createdAt,
  rowsDone,
  rowsTotal,
  ownerId: _,
  seller: __,
  language: ___,
  leadDays: ____,
  ...job
}: ReportJob) {
  return {
    ...job,
    error: textOf(job.faults) || null,
    created_at: createdAt.toISOString(),
    rows_done: rowsDone,
    rows_total: rowsTotal,
  };
}
