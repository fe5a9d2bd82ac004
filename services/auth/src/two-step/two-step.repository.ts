import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const triesAllowed = 15;
const minutesClosed = 15;
const isFresh = `wrong_since > now() - interval '${minutesClosed} minutes'` as const;

export interface TwoStep {
  secretSealed: string;
  /** The step of the last used code; codes up to it no longer work. */
  lastStep: number;
  /** Whether there were too many wrong codes; `wait` in seconds. */
  isClosed: boolean;
  wait: number;
}

const setSecret = prepared`
  INSERT INTO two_step (user_id, secret_sealed) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, last_counter = 0`;

const lock = prepared<TwoStep>`
  SELECT secret_sealed AS "secretSealed", last_counter::float AS "lastStep",
    wrong_tries >= ${triesAllowed} AND ${isFresh} AS "isClosed",
    extract(epoch FROM wrong_since + interval '${minutesClosed} minutes' - now())::float AS wait
  FROM two_step WHERE user_id = $1 FOR UPDATE`;

const countWrong = prepared`
  UPDATE two_step SET wrong_tries = CASE WHEN ${isFresh} THEN wrong_tries + 1 ELSE 1 END,
    wrong_since = CASE WHEN ${isFresh} THEN wrong_since ELSE now() END WHERE user_id = $1`;

const noteStep = prepared`
  UPDATE two_step SET last_counter = $2, wrong_tries = 0, secret_sealed = $3 WHERE user_id = $1`;

const removeRecoveryCodes = prepared`DELETE FROM recovery_codes WHERE user_id = $1`;

const addRecoveryCodes = prepared`
  INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])`;

const useRecoveryCode = prepared`
  DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = ANY ($2::text[]) RETURNING user_id`;

const countRecoveryCodes = prepared<{
  left: number;
}>`SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1`;

const setOn = prepared`UPDATE users SET has_two_step = $2 WHERE id = $1`;

const removeSecret = prepared`DELETE FROM two_step WHERE user_id = $1`;

/** The secrets and recovery codes of users' second steps. */
@Injectable()
export class TwoStepRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces the secret. */
  async setSecret(tx: EntityManager, userId: string, secretSealed: string): Promise<void> {
    await setSecret(tx, [userId, secretSealed]);
  }

  /** Locks the row until the transaction ends, so that a code cannot be used twice at the same time. */
  async lock(tx: EntityManager, userId: string): Promise<TwoStep | undefined> {
    const [row] = await lock(tx, [userId]);
    return row;
  }

  async countWrong(tx: EntityManager, userId: string): Promise<void> {
    await countWrong(tx, [userId]);
  }

  /** Notes that the code of a step was used, and stores the secret as the caller has sealed it anew. */
  async noteStep(tx: EntityManager, userId: string, step: number, secretSealed: string): Promise<void> {
    await noteStep(tx, [userId, step, secretSealed]);
  }

  async setRecoveryCodes(tx: EntityManager, userId: string, hashes: string[]): Promise<void> {
    await removeRecoveryCodes(tx, [userId]);
    await addRecoveryCodes(tx, [userId, hashes]);
  }

  /** Deletes the code; false when there is no such code. */
  async useRecoveryCode(tx: EntityManager, userId: string, hashes: string[]): Promise<boolean> {
    const used = await useRecoveryCode(tx, [userId, hashes]);
    return used.length > 0;
  }

  async countRecoveryCodes(userId: string): Promise<number> {
    const [row] = await countRecoveryCodes(this.dataSource, [userId]);
    return row!.left;
  }

  /** Switches the second step on, or off, which deletes its secret and codes. */
  async setOn(tx: EntityManager, userId: string, isOn: boolean): Promise<void> {
    await setOn(tx, [userId, isOn]);
    if (!isOn) await removeSecret(tx, [userId]);
  }
}
