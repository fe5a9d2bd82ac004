import type { ServiceName } from '@mekong/contracts';

/**
 * What is known of a replica. One that is `leaving` still answers: it is about to close, or its database is away. One that
 * `hangs` has let a call or a probe run out of time and answered nothing meanwhile: it gets no calls until a probe is answered.
 */
export type ReplicaState = 'serving' | 'leaving' | 'unreachable' | 'hanging';

export interface Replica {
  service: ServiceName;
  url: string;
  origin: string;
  state: ReplicaState;
  /** When it last answered anything, by a clock that nobody can set (`performance.now()`). */
  answeredAt: number;
  /** Since when it has been `unreachable`, and when a call was last tried there meanwhile, by the same clock. */
  lostAt: number;
  triedAt: number;
  /** Give up the calls that wait for its answer. */
  waiting: Set<() => void>;
}
