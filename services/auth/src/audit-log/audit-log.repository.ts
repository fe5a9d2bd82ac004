import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { containing, planned, prepared, searchKey, wantedWords } from '@mekong/service-defaults';
import { formerUser, personalFacts, type StaffAct } from './staff-act.js';

export interface AuditSearch {
  /** Part of the name or address of whoever acted. */
  person?: string;
  /** The id of a product, or words of its name. */
  product?: string;
  /** The id of an order, or part of its number. */
  order?: string;
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
  AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3)
  AND ($4::text IS NULL OR subject_type = $4 AND subject_id = ANY ($5::text[]))`;

const record = prepared`
  INSERT INTO audit_log (at, source, actor_id, actor_name, actor_email, actor_key, action,
    subject_type, subject_id, subject_name, before, after)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const forgetUser = prepared`
  UPDATE audit_log SET subject_name = CASE WHEN actor_id::text = subject_id THEN subject_name ELSE $2 END,
    before = before - $3::text[], after = after - $3::text[]
  WHERE subject_type = 'user' AND subject_id = $1`;

const findAllOf = prepared<AuditEntry>`
  SELECT ${columns} FROM audit_log
  WHERE subject_type = 'user' AND subject_id = $1::text OR actor_id = $1::uuid ORDER BY at DESC, id DESC`;

const countWanted = planned<{
  total: number;
}>`SELECT count(*)::int AS total FROM audit_log WHERE ${isWanted}`;

const findWanted = planned<AuditEntry>`
  SELECT ${columns} FROM audit_log WHERE ${isWanted} ORDER BY at DESC, id DESC LIMIT $6 OFFSET $7`;

const ordersNumbered = planned<{ id: string }>`
  SELECT DISTINCT subject_id AS id FROM audit_log
  WHERE subject_type = 'order' AND (subject_id = $1 OR upper(subject_name) LIKE $2)`;

const productsNamed = prepared<{ id: string; name: string }>`
  SELECT DISTINCT subject_id AS id, subject_name AS name FROM audit_log WHERE subject_type = 'product'`;

/** The log of what staff did in all services. Entries are only ever added, and lose the data of a deleted user. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds an entry in the transaction of the act. `source` is the service in which it was done. */
  async record(tx: EntityManager, act: StaffAct, source = 'auth'): Promise<void> {
    const { actor, subject } = act;
    await record(tx, [
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
    ]);
  }

  /**
   * Deletes the name and the other data of a user from the entries about them, the only change that the database allows. Those of
   * what they did to their own account, as staff, keep their name.
   */
  async forgetUser(tx: EntityManager, userId: string): Promise<void> {
    await forgetUser(tx, [userId, formerUser, personalFacts]);
  }

  /** All entries about a user and about what they did, newest first. */
  findAllOf(userId: string): Promise<AuditEntry[]> {
    return findAllOf(this.dataSource, [userId]);
  }

  /** Newest first. */
  async findPage(
    { person, product, order, from, to }: AuditSearch,
    page: number,
    limit: number,
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    const words = wantedWords(person ?? '').map((forms) => forms.map(containing));
    const about = await this.subjectsOf({ product, order });
    const wanted = [JSON.stringify(words), from ?? null, to ?? null, about?.type ?? null, about?.ids ?? null];
    const [counted] = await countWanted(this.dataSource, wanted);
    const entries = await findWanted(this.dataSource, [...wanted, limit, (page - 1) * limit]);
    return { entries, total: counted!.total };
  }

  /** The things that a search for a product or an order means; undefined where it is for neither. Nothing is both. */
  private async subjectsOf({ product, order }: Pick<AuditSearch, 'product' | 'order'>) {
    if (product && order) return { type: 'product', ids: [] };
    if (product) return { type: 'product', ids: await this.productsNamed(product) };
    if (order) return { type: 'order', ids: await this.ordersNumbered(order.replace(/^#/, '')) };
    return undefined;
  }

  private async ordersNumbered(text: string): Promise<string[]> {
    const found = await ordersNumbered(this.dataSource, [text, containing(text.toUpperCase())]);
    return found.map(({ id }) => id);
  }

  /** Names are folded here, as a row of the log can never be given a key afterwards. */
  private async productsNamed(text: string): Promise<string[]> {
    const known = await productsNamed(this.dataSource, []);
    const isThisId = known.some(({ id }) => id === text);
    if (isThisId) return [text];
    const words = wantedWords(text);
    const isMeant = (key: string) => words.every((forms) => forms.some((form) => key.includes(form)));
    return known.flatMap(({ id, name }) => (isMeant(searchKey([name])) ? id : []));
  }
}
