import { randomUUID } from 'node:crypto';
import type { Fault } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from './report-words.js';
import type { FileFormat, ReportKind } from './reports.js';
import type { Scope } from '../scope.js';
import type { ReportRequest } from './reports.repository.js';

export interface ReportJob {
  id: string;
  ownerId: string;
  kind: ReportKind;
  format: FileFormat;
  language: Language;
  from: string;
  to: string;
  seller: string | null;
  leadDays: number;
  status: 'waiting' | 'done' | 'failed';
  /** Why it failed. */
  faults: Fault[];
  createdAt: Date;
  rowsTotal: number | null;
  rowsDone: number;
}

const columns = `j.id, j.owner_id AS "ownerId", j.seller_id AS seller, j.lead_days AS "leadDays", j.kind, j.format, j.language,
  j.from_day::text AS "from", j.to_day::text AS "to", j.status, j.faults, j.created_at AS "createdAt",
  p.rows_total AS "rowsTotal", p.rows_done AS "rowsDone"`;
const withProgress = 'report_jobs j JOIN report_progress p ON p.job_id = j.id';
const keptFor = `interval '1 day'`;
/** The jobs that somebody may see: their own, unless they see another part of the shop by now than when they asked. */
const own =
  `j.owner_id = $1 AND j.seller_id IS NOT DISTINCT FROM $2::uuid AND j.created_at > now() - ${keptFor}` as const;

/** Locks an owner against others until the transaction ends. */
const lockOwner = prepared`SELECT pg_advisory_xact_lock(hashtext($1))`;

const countWaiting = prepared<{ waiting: number }>`
  SELECT count(*)::int AS waiting FROM report_jobs WHERE owner_id = $1 AND status = 'waiting'`;

const insertJob = prepared`
  INSERT INTO report_jobs (id, owner_id, seller_id, kind, format, language, from_day, to_day, lead_days)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const insertProgress = prepared`INSERT INTO report_progress (job_id) VALUES ($1)`;

const findOf = prepared<ReportJob>`
  SELECT ${columns} FROM ${withProgress} WHERE ${own} ORDER BY j.created_at DESC`;

const findOne = prepared<ReportJob>`SELECT ${columns} FROM ${withProgress} WHERE ${own} AND j.id = $3`;

const fileOf = prepared<{ file: Buffer }>`SELECT file FROM report_jobs WHERE id = $1 AND file IS NOT NULL`;

const takeNext = prepared<ReportJob>`
  SELECT ${columns} FROM ${withProgress} WHERE j.status = 'waiting' ORDER BY j.created_at LIMIT 1
  FOR NO KEY UPDATE OF j SKIP LOCKED`;

const begin = prepared<{ attempts: number }>`
  UPDATE report_progress SET attempts = attempts + 1, rows_done = 0 WHERE job_id = $1 RETURNING attempts`;

const saveProgress = prepared`
  UPDATE report_progress SET rows_done = $2, rows_total = $3 WHERE job_id = $1`;

const finish = prepared`UPDATE report_jobs SET status = 'done', file = $2 WHERE id = $1`;

const fail = prepared`UPDATE report_jobs SET status = 'failed', faults = $2 WHERE id = $1`;

/** Jobs for reports that take a while. */
@Injectable()
export class ReportJobsRepository {
  constructor(private readonly db: DataSource) {}

  /** How many jobs of this owner wait. Nobody else counts or adds theirs until the transaction ends. */
  async countWaiting(tx: EntityManager, ownerId: string): Promise<number> {
    await lockOwner(tx, [ownerId]);
    const [row] = await countWaiting(tx, [ownerId]);
    return row!.waiting;
  }

  /** A new job that waits. */
  async add(
    tx: EntityManager,
    ownerId: string,
    request: ReportRequest,
    { format, language }: Pick<ReportJob, 'format' | 'language'>,
  ): Promise<ReportJob> {
    const id = randomUUID();
    await insertJob(tx, [
      id,
      ownerId,
      request.seller ?? null,
      request.kind,
      format,
      language,
      request.range.from,
      request.range.to,
      request.leadDays,
    ]);
    await insertProgress(tx, [id]);
    return (await this.findOne(id, ownerId, request.seller, tx))!;
  }

  findOf(ownerId: string, seller: Scope): Promise<ReportJob[]> {
    return findOf(this.db, [ownerId, seller ?? null]);
  }

  async findOne(
    id: string,
    ownerId: string,
    seller: Scope,
    db: DataSource | EntityManager = this.db,
  ): Promise<ReportJob | undefined> {
    const [job] = await findOne(db, [ownerId, seller ?? null, id]);
    return job;
  }

  async fileOf(id: string): Promise<Buffer | undefined> {
    const [row] = await fileOf(this.db, [id]);
    return row?.file;
  }

  /** The job that waits longest, locked until the transaction ends; one that another replica is at is left to it. */
  async takeNext(tx: EntityManager): Promise<ReportJob | undefined> {
    const [job] = await takeNext(tx, []);
    return job;
  }

  /** Counts the attempt, outside the job's transaction, so that it is counted even when the process dies of it. */
  async begin(id: string): Promise<number> {
    const [row] = await begin(this.db, [id]);
    return row!.attempts;
  }

  /** Outside the job's transaction, so that its owner sees at once how far it is. */
  async saveProgress(id: string, rowsDone: number, rowsTotal: number): Promise<void> {
    await saveProgress(this.db, [id, rowsDone, rowsTotal]);
  }

  async finish(tx: EntityManager, id: string, file: Buffer): Promise<void> {
    await finish(tx, [id, file]);
  }

  async fail(tx: EntityManager, id: string, faults: Fault[]): Promise<void> {
    await fail(tx, [id, JSON.stringify(faults)]);
  }

  async removeOld(): Promise<void> {
    const where = `created_at < now() - ${keptFor}`;
    await removeInBatches(this.db, { table: 'report_jobs', where, batch: 100 });
  }
}
