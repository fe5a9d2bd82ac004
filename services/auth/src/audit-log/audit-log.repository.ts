import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { containing, searchKey, wantedWords } from '@mekong/service-defaults';
import { formerUser, personalFacts, type StaffAct } from '../audit.js';

export interface AuditSearch {
  /** Part of the name or address of whoever acted. */
  person?: string;
  from?: string;
  /** Exclusive. */
  to?: string;
}

const columns = `id, at, source, action, actor_id AS "actorId", actor_name AS "actorName", actor_email AS "actorEmail",
  subject_type AS "subjectType", subject_id AS "subjectId", subject_name AS "subjectName", before, after`;

export interface AuditEntry {
  id: string;
  at: Date;
  source: string;
  action: string;
  actorId: string;
  actorName: string;
  actorEmail: string;
  subjectType: string;
  subjectId: string;
  subjectName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** `$1` has a list of forms for each word of a person's name. */
const isWanted = `NOT EXISTS (
    SELECT FROM jsonb_array_elements($1::jsonb) AS word
    WHERE NOT actor_key LIKE ANY (ARRAY(SELECT jsonb_array_elements_text(word))))
  AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3)`;

/** The log of what staff did in all services. Entries are only ever added, and lose the data of a deleted user. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds an entry in the transaction of the act. `source` is the service in which it was done. */
  async record(tx: EntityManager, act: StaffAct, source = 'auth'): Promise<void> {
    const { actor, subject } = act;
    await tx.query(
      `INSERT INTO audit_log (at, source, actor_id, actor_name, actor_email, actor_key, action,
         subject_type, subject_id, subject_name, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        act.acted_at,
        source,
        actor.user_id,
        actor.name,
        actor.email,
        searchKey([`${actor.name} ${actor.email}`]),
        act.action,
        subject.type,
        subject.id,
        subject.name,
        act.before,
        act.after,
      ],
    );
  }

  /** Deletes the name and the other data of a user from the entries about them, the only change that the database allows. */
  async forgetUser(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `UPDATE audit_log SET subject_name = $2, before = before - $3::text[], after = after - $3::text[]
       WHERE subject_type = 'user' AND subject_id = $1`,
      [userId, formerUser, personalFacts],
    );
  }

  /** All entries about a user and about what they did, newest first. */
  findAllOf(userId: string): Promise<AuditEntry[]> {
    return this.dataSource.query(
      `SELECT ${columns} FROM audit_log
       WHERE subject_type = 'user' AND subject_id = $1::text OR actor_id = $1::uuid ORDER BY at DESC, id DESC`,
      [userId],
    );
  }

  /** Newest first. */
  async findPage(
    { person, from, to }: AuditSearch,
    page: number,
    limit: number,
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    const words = wantedWords(person ?? '').map((forms) => forms.map(containing));
    const wanted = [JSON.stringify(words), from ?? null, to ?? null];
    const [{ total }] = await this.dataSource.query(
      `SELECT count(*)::int AS total FROM audit_log WHERE ${isWanted}`,
      wanted,
    );
    const entries = await this.dataSource.query(
      `SELECT ${columns} FROM audit_log WHERE ${isWanted} ORDER BY at DESC, id DESC LIMIT $4 OFFSET $5`,
      [...wanted, limit, (page - 1) * limit],
    );
    return { entries, total };
  }
}
