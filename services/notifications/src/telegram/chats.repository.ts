import type { Role } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** A chat and the account that it belongs to, with the role that its owner has now. */
export interface Chat {
  chatId: string;
  userId: string;
  email: string;
  name: string;
  role: Role;
  isBlocked: boolean;
  linkedAt: Date;
  /** The last alert that was told here. */
  alertsAfter: number;
}

/** Whose code it is. */
export type CodeOwner = Pick<Chat, 'userId' | 'email' | 'name' | 'role'>;

/** For how long a code connects a chat. */
const codeMinutes = 15;

const columns =
  `c.chat_id AS "chatId", c.user_id AS "userId", c.email, c.name, coalesce(r.role, c.role) AS role,
  coalesce(r.is_blocked, false) AS "isBlocked", c.linked_at AS "linkedAt", c.alerts_after AS "alertsAfter"` as const;
const source = 'telegram_chats c LEFT JOIN known_roles r ON r.user_id = c.user_id' as const;

const keepCode = prepared<{ expiresAt: Date }>`
  INSERT INTO telegram_codes (user_id, code_hash, email, name, role, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + interval '${codeMinutes} minutes')
  ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, email = excluded.email, name = excluded.name,
    role = excluded.role, expires_at = excluded.expires_at
  RETURNING expires_at AS "expiresAt"`;

const takeCode = prepared<CodeOwner & { isOpen: boolean }>`
  DELETE FROM telegram_codes WHERE code_hash = $1
  RETURNING user_id AS "userId", email, name, role, expires_at > now() AS "isOpen"`;

const forgetCode = prepared`DELETE FROM telegram_codes WHERE user_id = $1`;

const link = prepared`
  INSERT INTO telegram_chats (chat_id, user_id, email, name, role, alerts_after)
  SELECT $1, $2, $3, $4, $5, coalesce(max(id), 0) FROM alerts`;

const findByChat = prepared<Chat>`SELECT ${columns} FROM ${source} WHERE c.chat_id = $1`;

const findByUsers = prepared<Chat>`SELECT ${columns} FROM ${source} WHERE c.user_id = ANY ($1::uuid[])`;

const findBehind = prepared<{ userId: string }>`
  SELECT c.user_id AS "userId" FROM ${source}
  WHERE coalesce(r.role, c.role) <> 'customer' AND c.alerts_after < (SELECT coalesce(max(id), 0) FROM alerts)`;

const lockBehind = prepared<Chat>`
  SELECT ${columns} FROM ${source} WHERE c.user_id = $1 FOR UPDATE OF c SKIP LOCKED`;

const noteTold = prepared`UPDATE telegram_chats SET alerts_after = $2 WHERE user_id = $1`;

const unlinkUser = prepared<{ chatId: string }>`
  DELETE FROM telegram_chats WHERE user_id = $1 RETURNING chat_id AS "chatId"`;

const unlinkChat = prepared<{ chatId: string }>`
  DELETE FROM telegram_chats WHERE chat_id = $1 RETURNING chat_id AS "chatId"`;

const keepRole = prepared<{ userId: string }>`
  INSERT INTO known_roles (user_id, role, is_blocked, known_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, is_blocked = excluded.is_blocked, known_at = excluded.known_at
  WHERE known_roles.known_at < excluded.known_at
  RETURNING user_id AS "userId"`;

const rename = prepared`UPDATE telegram_chats SET name = $2, email = $3 WHERE user_id = $1`;

const forgetRole = prepared`DELETE FROM known_roles WHERE user_id = $1`;

const isBlocked = prepared<{ blocked: boolean }>`
  SELECT EXISTS (SELECT FROM known_roles WHERE user_id = $1 AND is_blocked) AS blocked`;

/** Which chats belong to whom, the codes by which they come to, and the roles that people have now. */
@Injectable()
export class ChatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces the person's code of before; answers until when it connects a chat. */
  async keepCode(tx: EntityManager, codeHash: string, who: Identity): Promise<Date> {
    const { userId, email, name, role } = who;
    const [row] = await keepCode(tx, [userId, codeHash, email, name, role]);
    return row!.expiresAt;
  }

  /** Whose code it is, which it is no more; undefined where it is nobody's, or its time is over. */
  async takeCode(tx: EntityManager, codeHash: string): Promise<CodeOwner | undefined> {
    const [row] = await takeCode(tx, [codeHash]);
    return row?.isOpen ? row : undefined;
  }

  async forgetCode(tx: EntityManager, userId: string): Promise<void> {
    await forgetCode(tx, [userId]);
  }

  /** Connects a chat that has no account with an account that has no chat; older alerts are not told there. */
  async link(tx: EntityManager, chatId: string, { userId, email, name, role }: CodeOwner): Promise<void> {
    await link(tx, [chatId, userId, email, name, role]);
  }

  async findByChat(tx: EntityManager, chatId: string): Promise<Chat | undefined> {
    const [row] = await findByChat(tx, [chatId]);
    return row;
  }

  findByUsers(userIds: string[], tx: EntityManager = this.dataSource.manager): Promise<Chat[]> {
    return findByUsers(tx, [userIds]);
  }

  /** Staff to whom alerts may have to be told. */
  async findBehind(): Promise<string[]> {
    const rows = await findBehind(this.dataSource, []);
    return rows.map(({ userId }) => userId);
  }

  /** The chat of this person, locked until the transaction ends, unless another replica has locked it. */
  async lockBehind(tx: EntityManager, userId: string): Promise<Chat | undefined> {
    const [row] = await lockBehind(tx, [userId]);
    return row;
  }

  async noteTold(tx: EntityManager, userId: string, alertId: number): Promise<void> {
    await noteTold(tx, [userId, alertId]);
  }

  /** Answers which chat it was. */
  async unlinkUser(tx: EntityManager, userId: string): Promise<string | undefined> {
    const [row] = await unlinkUser(tx, [userId]);
    return row?.chatId;
  }

  async unlinkChat(tx: EntityManager, chatId: string): Promise<boolean> {
    return (await unlinkChat(tx, [chatId])).length > 0;
  }

  /** What somebody is now; false where something newer is known. */
  async keepRole(
    tx: EntityManager,
    { userId, role, isBlocked }: { userId: string; role: Role; isBlocked: boolean },
    knownAt: string,
  ): Promise<boolean> {
    return (await keepRole(tx, [userId, role, isBlocked, knownAt])).length > 0;
  }

  async rename(tx: EntityManager, userId: string, name: string, email: string): Promise<void> {
    await rename(tx, [userId, name, email]);
  }

  async forgetRole(tx: EntityManager, userId: string): Promise<void> {
    await forgetRole(tx, [userId]);
  }

  async isBlocked(tx: EntityManager, userId: string): Promise<boolean> {
    const [row] = await isBlocked(tx, [userId]);
    return row!.blocked;
  }

  async tidy(): Promise<void> {
    await removeInBatches(this.dataSource, { table: 'telegram_codes', where: 'expires_at < now()' });
  }
}
