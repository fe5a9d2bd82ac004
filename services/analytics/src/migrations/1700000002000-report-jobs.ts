import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a job is stands apart from it: whoever makes the report keeps the job's row locked until it is done. */
export class ReportJobs1700000002000 implements MigrationInterface {
  name = 'ReportJobs1700000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE report_jobs (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        seller_id uuid,
        kind text NOT NULL,
        format text NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'done', 'failed')),
        error text,
        file bytea,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX report_jobs_waiting ON report_jobs (created_at) WHERE status = 'waiting';
      CREATE INDEX report_jobs_of ON report_jobs (owner_id, created_at DESC);
      CREATE TABLE report_progress (
        job_id uuid PRIMARY KEY REFERENCES report_jobs ON DELETE CASCADE,
        attempts int NOT NULL DEFAULT 0,
        rows_total int,
        rows_done int NOT NULL DEFAULT 0
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE report_progress, report_jobs');
  }
}
