import { Inject, Injectable } from '@nestjs/common';
import { networkOf, tooManyCalls, tooManyCheckouts } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';
import { Amounts, NetworkAmounts } from './amounts.js';

/** So many are never refused. */
const leastLimit = 64;
const firstLimit = 96;
/** Who sends more keeps others of their network out. */
const maxOfSession = 32;
const tooSlowMs = 800;
const quickMs = 500;

/**
 * Limits the checkouts of each network that are under way to as many as are answered within a second, and refuses more at once,
 * before anything is asked of a service. The limit, one for all networks, sinks while answers are late, and rises while it is
 * reached and orders are placed quickly. Orders has a queue with an end as well, but a crowd comes to it little by little: the
 * wait is in front of it, where the gateway reads requests and asks who sends them.
 */
@Injectable()
export class CheckoutsUnderWay {
  private readonly ofNetworks = new NetworkAmounts();
  private all = 0;
  private readonly ofSessions = new Amounts();
  private limit = firstLimit;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** Counts a checkout of a session until it is answered. Throws where its session or its network has too many already. */
  add({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>, session: string): void {
    // Who sets no limit for the calls of a network sets none for checkouts.
    if (this.config.CALLS_PER_NETWORK === 0) return;
    const network = networkOf(ip);
    if (this.ofSessions.of(session) >= maxOfSession) throw tooManyCalls('account');
    if (!this.ofNetworks.hasRoom(network, 1, this.limit)) throw tooManyCheckouts();
    this.ofNetworks.add(network);
    this.all += 1;
    const count = this.all;
    this.ofSessions.add(session);
    const begin = performance.now();
    raw.once('close', () => {
      this.ofNetworks.remove(network);
      this.all -= 1;
      this.ofSessions.remove(session);
      // A refusal is quick, and says nothing of how long an order takes.
      if (raw.writableFinished && raw.statusCode < 400) this.adapt(performance.now() - begin, count);
    });
  }

  private adapt(ms: number, count: number): void {
    if (ms > tooSlowMs) this.limit = Math.max(leastLimit, this.limit * 0.98);
    else if (ms < quickMs && count > this.limit - 1) this.limit += 1;
  }
}
