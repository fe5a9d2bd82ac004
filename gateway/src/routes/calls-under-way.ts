import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import { networkOf } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';
import { whenOver } from './when-over.js';

/**
 * Counts the calls under way for each network, so that nobody can keep a service so busy that it has no time or
 * connections for others. A whole mobile network may share one address: this many at once are thousands a second.
 */
@Injectable()
export class CallsUnderWay {
  private readonly counts = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** Counts a call until its answer is sent or its caller has gone. Throws 429 where the network has too many already. */
  add({ ip, raw }: FastifyRequest, reply: FastifyReply): void {
    const most = this.config.CALLS_PER_NETWORK;
    if (most === 0) return;
    const network = networkOf(ip);
    const count = this.counts.get(network) ?? 0;
    if (count >= most) throw tooManyCalls();
    this.counts.set(network, count + 1);
    whenOver(raw, reply.raw, () => this.remove(network));
  }

  private remove(network: string): void {
    const left = this.counts.get(network)! - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
  }
}

const tooManyCalls = () =>
  new Problem(
    429,
    'TOO_MANY_REQUESTS',
    'Too many requests from your network at once. Please try again in a moment.',
    { params: { reason: 'network' }, retryAfter: 2 },
  );
