import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Problem } from '@mekong/contracts';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identity } from '../identity/identity.js';
import { answerHash, claimHash, claimPartHash, type KeyUser } from './kept-answers.js';
import { keptText, type LatestLargeAnswers } from './large-answers.js';

/** A call with an Idempotency-Key. */
export interface KeyedCall {
  key: string;
  /** Whose key it is; undefined for all visitors. */
  userId?: string;
  /** Whether they are of the staff, who work all day. */
  isStaff?: boolean;
  /** Of what is called, with which body and files. */
  requestHash: string;
  /** What is answered for the result of the call's write; undefined where that is many rows. */
  answerOf?: AnswerOf;
  /** Where an answer goes that is too large for the database. */
  large?: LatestLargeAnswers;
}

/** A day's keys: far more than a shopper's clicks, or a packer's parcels. */
const mostOfShopper = 500;
const mostOfStaff = 5_000;

export type AnswerOf = (result: unknown) => unknown;

/** A call as guards and the reader of uploads leave it. */
export interface ReceivedCall extends FastifyRequest<{ Params: Record<string, string> }> {
  user?: Identity;
  uploads?: Record<string, { originalname: string; path: string }[]>;
}

/** The effect of a call that is repeated is there; what was answered is not known any more. */
export class AlreadyDone extends Problem {
  constructor() {
    super(409, 'ALREADY_DONE', 'This was done already. Please load the page again to see it.');
  }
}

/** A person has used more keys today than anybody needs, each of which keeps an answer for a day. */
export class TooManyKeys extends Problem {
  constructor() {
    super(429, 'TOO_MANY_REQUESTS', 'You have done this very often today. Please try again tomorrow.', {
      params: { reason: 'keys' },
      retryAfter: 3_600,
    });
  }
}

const calls = new AsyncLocalStorage<KeyedCall>();

/** Does `work` as what the call asks for: its transactions can claim the call's key. */
export const runKeyed = <T>(call: KeyedCall, work: () => Promise<T>): Promise<T> => calls.run(call, work);

/**
 * Runs a write in a transaction. The key of the present call, if it has one, and its answer are written in it too, so that all
 * are there or none.
 */
export function onceByKey<Result>(
  db: DataSource,
  write: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  const call = calls.getStore();
  return db.transaction(async (tx) => {
    await claimKey(tx);
    const result = await write(tx);
    if (call?.answerOf) await keepAnswerOf(tx, call, call.answerOf(result), result);
    return result;
  });
}

async function keepAnswerOf(
  tx: EntityManager,
  call: KeyedCall,
  answer: unknown,
  result: unknown,
): Promise<void> {
  const { text, isLarge } = keptText(answer, result);
  await answerHash(tx, hashOfKey(call), text);
  // Where the transaction fails after this, nobody finds its key, and so not this either.
  if (isLarge) call.large?.keep(hashOfKey(call), call.requestHash, answer);
}

/**
 * The first statement of a transaction: a repeated call waits here for the first one, and then gets AlreadyDone. Where a call
 * writes several things in transactions of their own, each is a `part` with a name.
 */
export async function claimKey(tx: EntityManager, part?: string | number): Promise<void> {
  const call = calls.getStore();
  if (!call) return;
  const hash = hashOfKey(call, part);
  if (part !== undefined) {
    if (!(await claimPartHash(tx, hash, call.requestHash))) throw new AlreadyDone();
    return;
  }
  const { isAllowed, isNew } = await claimHash(tx, hash, call.requestHash, keyUserOf(call));
  if (!isAllowed) throw new TooManyKeys();
  if (!isNew) throw new AlreadyDone();
}

/** Whose keys are counted; those of visitors are not, whose calls have limits of their own. */
export function keyUserOf({ userId, isStaff }: KeyedCall): KeyUser | undefined {
  if (userId === undefined) return undefined;
  return {
    hash: createHash('sha256').update(userId).digest('base64url'),
    most: isStaff ? mostOfStaff : mostOfShopper,
  };
}

/** The row of a key does not hold the key itself, with which a stranger could ask for the answer. Two people may use one key. */
export const hashOfKey = ({ key, userId }: KeyedCall, part?: string | number): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, key, part]))
    .digest('hex');

/** Hashed with the key, which is not stored: else a stolen row would be a way to guess a password of the body. */
export async function keyedCall(key: string, request: ReceivedCall): Promise<KeyedCall> {
  const { method, url, user, body, uploads = {} } = request;
  const hash = createHmac('sha256', key).update(JSON.stringify([method, url, body]));
  for (const [field, files] of Object.entries(uploads))
    for (const { originalname, path } of files) {
      hash.update(JSON.stringify([field, originalname]));
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    }
  const isStaff = user !== undefined && user.role !== 'customer';
  return { key, userId: user?.userId, isStaff, requestHash: hash.digest('hex') };
}
