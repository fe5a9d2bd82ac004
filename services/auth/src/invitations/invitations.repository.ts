import { emailKey, prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { type StaffRole } from '@mekong/contracts';
import { DataSource, type EntityManager } from 'typeorm';

/** Somebody who was asked to work in the shop and has no account yet; it gets the invitation's id. */
export interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  /** Null in invitations of before. */
  invitedBy: string | null;
  invitedByName: string;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `id, email, role, invited_by AS "invitedBy", invited_by_name AS "invitedByName", created_at AS "createdAt", expires_at AS "expiresAt"`;

/** Only as long as who invited is an admin, so that somebody who lost the role leaves no link behind. */
const isOpen = `expires_at > now() AND (invited_by IS NULL OR EXISTS (
  SELECT FROM users WHERE users.id = invited_by AND users.role = 'admin' AND blocked_at IS NULL))`;

/** More than a shop invites in three days. */
const most = 200;

const write = prepared<Invitation>`
  INSERT INTO invitations (id, email, email_key, role, invited_by, invited_by_name, token_hash, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $9, $5, $6, $7, $8)
  ON CONFLICT (email_key) DO UPDATE SET email = $2, role = $4, invited_by = $9, invited_by_name = $5, token_hash = $6,
    created_at = $7, expires_at = $8
  RETURNING ${columns}`;

const findOpen = prepared<Invitation>`
  SELECT ${columns} FROM invitations WHERE ${isOpen} ORDER BY created_at DESC, id LIMIT ${most}`;

const findByToken = prepared<Invitation>`
  SELECT ${columns} FROM invitations WHERE token_hash = ANY ($1::text[]) AND ${isOpen}`;

const use = prepared<Invitation>`
  DELETE FROM invitations WHERE token_hash = ANY ($1::text[]) AND ${isOpen} RETURNING ${columns}`;

const withdraw = prepared<Invitation>`
  UPDATE invitations SET expires_at = now() WHERE id = $1 AND expires_at > now() RETURNING ${columns}`;

const removeExpired = prepared<{
  id: string;
}>`DELETE FROM invitations WHERE expires_at <= now() RETURNING id`;

@Injectable()
export class InvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes an invitation; one for the same address gets the new role, link and time. */
  async write(tx: EntityManager, invitation: Invitation, tokenHash: string): Promise<Invitation> {
    const { id, email, role, invitedBy, invitedByName, createdAt, expiresAt } = invitation;
    const [written] = await write(tx, [
      id,
      email,
      emailKey(email),
      role,
      invitedByName,
      tokenHash,
      createdAt,
      expiresAt,
      invitedBy,
    ]);
    return written!;
  }

  /** Those that can still be accepted, newest first. */
  findOpen(): Promise<Invitation[]> {
    return findOpen(this.dataSource, []);
  }

  /** The invitation of a link, if it can still be accepted. */
  async findByToken(tokenHashes: string[]): Promise<Invitation | undefined> {
    const [found] = await findByToken(this.dataSource, [tokenHashes]);
    return found;
  }

  /** Deletes the invitation of a link and answers it; undefined when it can no longer be accepted. */
  async use(tx: EntityManager, tokenHashes: string[]): Promise<Invitation | undefined> {
    const [used] = await use(tx, [tokenHashes]);
    return used;
  }

  /** Lets an invitation expire now and answers it; undefined when it has already, or was accepted. */
  async withdraw(tx: EntityManager, id: string): Promise<Invitation | undefined> {
    const [withdrawn] = await withdraw(tx, [id]);
    return withdrawn;
  }

  /** Deletes those that nobody accepted in time; answers their ids. */
  async removeExpired(tx: EntityManager): Promise<string[]> {
    const removed = await removeExpired(tx, []);
    return removed.map(({ id }) => id);
  }
}
