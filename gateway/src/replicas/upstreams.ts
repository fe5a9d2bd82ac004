import { Inject, Injectable, Logger } from '@nestjs/common';
import { serviceNames, urlSetting, type ServiceName } from '@mekong/contracts';
import { Gauge, Metrics } from '@mekong/service-defaults';
import { CONFIG, type GatewayConfig } from '../config.js';
import type { CallFailure } from './call-failure.js';
import type { Replica, ReplicaState } from './replica.js';

/** A replica that has not answered anything for so long hangs; one that has is only slow with one call. */
export const patienceMs = 2_000;

/** How long after it was lost calls wait for a replica that may be starting anew; then they are told at once. */
const startMs = 30_000;

/** How often calls are tried at one that cannot be reached, by all who wait for it together: else a crowd did nothing but try. */
const retryMs = 100;

/** Those that are better to call, first; a hanging replica is never called. */
const callable: readonly ReplicaState[] = ['serving', 'leaving', 'unreachable'];

/** The replicas of each service, which take turns. */
@Injectable()
export class Upstreams {
  all: readonly Replica[];
  private readonly logger = new Logger(Upstreams.name);
  private readonly states: Gauge<'service' | 'url' | 'state'>;
  private turn = 0;

  constructor(@Inject(CONFIG) config: GatewayConfig, metrics: Metrics) {
    this.all = serviceNames.flatMap((service) =>
      config[urlSetting(service)].map((url) => replicaAt(service, url)),
    );
    this.states = new Gauge({
      name: 'upstream_replicas',
      help: 'Replicas behind the gateway: 1 for the state that each is in',
      labelNames: ['service', 'url', 'state'],
      registers: [metrics.registry],
      collect: () => {
        this.states.reset();
        for (const { service, url, state } of this.all) this.states.set({ service, url, state }, 1);
      },
    });
  }

  /** Sets the addresses of a service's replicas; what is known of those that stay is kept. */
  setAddresses(service: ServiceName, urls: readonly string[]): void {
    const others = this.all.filter((one) => one.service !== service);
    const known = (url: string) => this.all.find((one) => one.service === service && one.url === url);
    this.all = [...others, ...urls.map((url) => known(url) ?? replicaAt(service, url))];
  }

  /** The replica for the next call, one that was not `tried` if there is any; undefined when none is worth a call. */
  next(service: ServiceName, tried: ReadonlySet<Replica> = new Set()): Replica | undefined {
    const replicas = this.othersOf(service, tried).filter((one) => !wasJustTried(one));
    const state = callable.find((wanted) => replicas.some((one) => one.state === wanted));
    const choice = replicas.filter((one) => one.state === state);
    this.turn += 1;
    const replica = choice[this.turn % choice.length];
    if (replica && isLost(replica)) replica.triedAt = performance.now();
    return replica;
  }

  /** The replica whose address has this origin; there is one where each service has addresses of its own. */
  at(origin: string): Replica | undefined {
    return this.all.find((one) => one.origin === origin);
  }

  /**
   * Whether some replica of a service, but `not` these, may soon take a call that none took now: one that hangs, or has been
   * away for long, is not waited for.
   */
  isWorthWaiting(service: ServiceName, not: ReadonlySet<Replica>): boolean {
    return this.othersOf(service, not).some((one) => one.state !== 'hanging' && !isLongGone(one));
  }

  private othersOf(service: ServiceName, not: ReadonlySet<Replica>): Replica[] {
    return this.all.filter((one) => one.service === service && !not.has(one));
  }

  /** How many replicas of a service are in which state. */
  countByState(service: ServiceName): Partial<Record<ReplicaState, number>> {
    const counts: Partial<Record<ReplicaState, number>> = {};
    for (const replica of this.all)
      if (replica.service === service) counts[replica.state] = (counts[replica.state] ?? 0) + 1;
    return counts;
  }

  /** Notes that a replica has answered a call. */
  noteAnswer(replica: Replica): void {
    replica.answeredAt = performance.now();
    if (replica.state === 'unreachable' || replica.state === 'hanging') this.note(replica, 'serving');
  }

  /** Notes what a failed call or probe says of a replica. One caller's slow call must not keep it from all others. */
  noteFailure(replica: Replica, { state, message }: CallFailure): void {
    const isBusy = state === 'hanging' && performance.now() - replica.answeredAt < patienceMs;
    if (state && !isBusy) this.note(replica, state, message);
  }

  /** Notes the state of a replica, and logs when it is another than before. Calls that wait for one that hangs are given up. */
  note(replica: Replica, state: ReplicaState, why?: string): void {
    if (replica.state === state) return;
    const { service, url } = replica;
    replica.state = state;
    if (isLost(replica)) replica.lostAt = performance.now();
    // Its end is a warning too, so that whoever has read of a failure reads of that.
    const what = state === 'serving' ? 'serves again' : `is ${state}${why ? `: ${why}` : ''}`;
    this.logger.warn(`${service} at ${url} ${what}`);
    if (state === 'hanging') for (const giveUp of [...replica.waiting]) giveUp();
  }
}

const isLost = ({ state }: Replica) => state === 'unreachable';
const wasJustTried = (one: Replica) => isLost(one) && performance.now() - one.triedAt < retryMs;
const isLongGone = (one: Replica) => isLost(one) && performance.now() - one.lostAt > startMs;

const replicaAt = (service: ServiceName, url: string): Replica => ({
  service,
  url,
  origin: new URL(url).origin,
  state: 'serving',
  answeredAt: -Infinity,
  lostAt: -Infinity,
  triedAt: -Infinity,
  waiting: new Set(),
});
