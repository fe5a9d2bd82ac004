import { Inject, Injectable } from '@nestjs/common';
import { networkOf, unavailable } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';

/** So many are never refused. */
const fewest = 64;
const atFirst = 96;
const tooSlowMs = 800;
const quickMs = 500;

/**
 * Limits the checkouts of a network that are under way to as many as are answered within a second, and refuses more at once,
 * before anything is asked of a service. The limit sinks while answers are late, and rises while it is reached and they are
 * quick. Orders has a queue with an end as well, but a crowd comes to it little by little: the wait is in front of it, where
 * the gateway reads requests and asks who sends them.
 */
@Injectable()
export class CheckoutsUnderWay {
  private readonly counts = new Map<string, number>();
  private limit = atFirst;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** Counts a checkout until it is answered. Throws unavailable where its network has too many already. */
  add({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>): void {
    // Who sets no limit for the calls of a network sets none for checkouts.
    if (this.config.CALLS_PER_NETWORK === 0) return;
    const network = networkOf(ip);
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > this.limit) throw tooManyCheckouts();
    this.counts.set(network, count);
    const begin = performance.now();
    raw.once('close', () => {
      this.remove(network);
      this.adapt(performance.now() - begin, count);
    });
  }

  private adapt(ms: number, count: number): void {
    if (ms > tooSlowMs) this.limit = Math.max(fewest, this.limit * 0.98);
    else if (ms < quickMs && count > this.limit - 1) this.limit += 1;
  }

  private remove(network: string): void {
    const left = this.counts.get(network)! - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
  }
}

const tooManyCheckouts = () =>
  unavailable('Many people are ordering right now. Please try again in a moment.', { reason: 'checkouts' });
