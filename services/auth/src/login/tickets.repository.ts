import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { Secrets } from '../security/index.js';

const minutes = 10;
const triesPerTicket = 5;
const works = `expires_at > now() AND tries < ${triesPerTicket}` as const;

const issue = prepared`
  INSERT INTO login_tickets (token_hash, user_id, expires_at)
  SELECT $1, id, now() + interval '${minutes} minutes' FROM users
  WHERE id = $2 AND password_hash = $3 AND blocked_at IS NULL FOR SHARE
  RETURNING user_id`;

const findUserId = prepared<{ id: string }>`
  SELECT user_id AS id FROM login_tickets WHERE token_hash = ANY ($1::text[]) AND ${works}`;

const lockUser = prepared`SELECT FROM users WHERE id = $1 FOR SHARE`;

const lockTicket = prepared`
  SELECT FROM login_tickets WHERE token_hash = ANY ($1::text[]) AND ${works} FOR UPDATE`;

const countTry = prepared`UPDATE login_tickets SET tries = tries + 1 WHERE token_hash = ANY ($1::text[])`;

const remove = prepared`DELETE FROM login_tickets WHERE token_hash = ANY ($1::text[])`;

/** The tickets between the two steps of a login: the password was right, the code is still missing. */
@Injectable()
export class TicketsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Issues a ticket if the password is still the one that was checked; undefined when it was changed or the user was blocked. */
  async issue(userId: string, passwordHash: string): Promise<string | undefined> {
    const ticket = this.secrets.newToken();
    const issued = await issue(this.dataSource, [this.secrets.hash(ticket), userId, passwordHash]);
    return issued.length > 0 ? ticket : undefined;
  }

  /** The user of this ticket; undefined when it no longer works. */
  async findUserId(ticket: string): Promise<string | undefined> {
    const [row] = await findUserId(this.dataSource, [this.secrets.hashes(ticket)]);
    return row?.id;
  }

  /**
   * Locks the ticket until the transaction ends; false when it no longer works. Locks the user's row first, as does
   * everything that deletes tickets.
   */
  async lock(tx: EntityManager, ticket: string, userId: string): Promise<boolean> {
    await lockUser(tx, [userId]);
    const rows = await lockTicket(tx, [this.secrets.hashes(ticket)]);
    return rows.length > 0;
  }

  async countTry(tx: EntityManager, ticket: string): Promise<void> {
    await countTry(tx, [this.secrets.hashes(ticket)]);
  }

  async removeExpired(): Promise<void> {
    await removeInBatches(this.dataSource, { table: 'login_tickets', where: 'expires_at < now()' });
  }

  async remove(tx: EntityManager, ticket: string): Promise<void> {
    await remove(tx, [this.secrets.hashes(ticket)]);
  }
}
