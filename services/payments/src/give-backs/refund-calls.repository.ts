import type { PayCurrency } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** That a provider is to keep a promise. */
export interface RefundCall {
  promiseId: string;
  currency: PayCurrency;
  orderId: string;
  minor: number;
  /** What the provider had given back of the payment before. */
  givenBefore: number;
  /** How often it was taken up, this time included. */
  tries: number;
}

/** Longer than asking ever takes: only of a replica that was killed is it taken over. */
const lease = '60 seconds';

const columns = `promise_id::text AS "promiseId", currency, order_id AS "orderId", minor::float8 AS minor,
  given_before::float8 AS "givenBefore", tries`;

/** Nothing where another part of the order is under way. */
const open = prepared<{ orderId: string }>`
  INSERT INTO refund_calls AS c (promise_id, currency, order_id, minor, given_before)
  SELECT $1, $2, $3, $4, coalesce(sum(minor) FILTER (WHERE state = 'done'), 0) FROM refund_calls WHERE order_id = $3
  HAVING count(*) FILTER (WHERE state = 'asked') = 0
  ON CONFLICT (promise_id, currency) DO UPDATE SET state = 'asked', why = NULL, tries = 0, next_at = now(), taken_until = NULL,
    given_before = excluded.given_before WHERE c.state = 'refused'
  RETURNING order_id AS "orderId"`;

/** Noted before anybody outside is asked: who finds a second try knows that the first may have been heard. */
const takeDue = prepared<RefundCall>`
  UPDATE refund_calls SET taken_until = now() + interval '${lease}', tries = tries + 1
  WHERE (promise_id, currency) = (
    SELECT promise_id, currency FROM refund_calls
    WHERE state = 'asked' AND next_at <= now() AND (taken_until IS NULL OR taken_until <= now())
    ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${columns}`;

const putOff = prepared`
  UPDATE refund_calls SET taken_until = NULL, next_at = now() + make_interval(secs => $3)
  WHERE promise_id = $1 AND currency = $2 AND state = 'asked'`;

const end = prepared<{ orderId: string }>`
  UPDATE refund_calls SET state = $3, why = $4, taken_until = NULL
  WHERE promise_id = $1 AND currency = $2 AND state = 'asked' RETURNING order_id AS "orderId"`;

type Named = Pick<RefundCall, 'promiseId' | 'currency'>;

/** What providers are asked to give back. */
@Injectable()
export class RefundCallsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether it is to be given from now on; not where a part of its order is under way. To be called with the payment locked. */
  async open(
    tx: EntityManager,
    { promiseId, currency, orderId, minor }: Named & { orderId: string; minor: number },
  ): Promise<boolean> {
    return (await open(tx, [promiseId, currency, orderId, minor])).length > 0;
  }

  /** One whose time has come, for a minute. */
  async takeDue(): Promise<RefundCall | undefined> {
    return (await takeDue(this.dataSource, []))[0];
  }

  /** Nobody knows what came of it: it is looked at again after so many seconds. */
  async putOff({ promiseId, currency }: Named, seconds: number): Promise<void> {
    await putOff(this.dataSource, [promiseId, currency, seconds]);
  }

  /** Whether it is this transaction that ends it. */
  async end(
    tx: EntityManager,
    { promiseId, currency }: Named,
    state: 'done' | 'refused',
    why: string | null = null,
  ): Promise<boolean> {
    return (await end(tx, [promiseId, currency, state, why])).length > 0;
  }
}
