import { Inject, Injectable } from '@nestjs/common';
import { networkOf, tooManyCalls } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';
import { NetworkAmounts } from './amounts.js';

/**
 * Counts the calls under way for each network, so that nobody can keep a service so busy that it has no time or
 * connections for others. A whole mobile network may share one address: this many at once are thousands a second.
 */
@Injectable()
export class CallsUnderWay {
  private readonly counts = new NetworkAmounts();

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /**
   * Passes a call on by `work`. It counts until the service has answered, whether or not its caller still waits, and until the
   * answer is sent. Throws 429 where the network has too many already.
   */
  async run<T>(request: FastifyRequest, { raw }: FastifyReply, work: () => Promise<T>): Promise<T> {
    const sent = new Promise((resolve) => raw.once('close', resolve));
    return this.count(request, work, sent);
  }

  /** The same for a part of a call that has limits of its own afterwards: it counts until `work` is done. */
  async during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return this.count(request, work, Promise.resolve());
  }

  private async count<T>({ ip }: FastifyRequest, work: () => Promise<T>, end: Promise<unknown>): Promise<T> {
    const most = this.config.CALLS_PER_NETWORK;
    if (most === 0) return work();
    const network = networkOf(ip);
    if (!this.counts.hasRoom(network, 1, most)) throw tooManyCalls('network');
    this.counts.add(network);
    try {
      return await work();
    } finally {
      void end.then(() => this.counts.remove(network));
    }
  }
}
