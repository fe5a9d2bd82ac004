import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { LastAsked, networkOf, tooManyCalls, tooManyCheckouts, type Network } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCAL, type LocalServices } from '../replicas/index.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import { Amounts } from './amounts.js';
import { CheckoutLine } from './checkout-line.js';
import { limits } from './limits.js';

const {
  targetMs,
  first,
  least,
  most,
  leftToOthers,
  leftWhileOthersAsk,
  othersMs,
  keptForLine,
  ofSession,
  longestRetrySeconds,
} = limits.checkouts;
/**
 * How much the newest checkout counts in what a place costs. A quicker one counts less, so that the last stall is not forgotten at
 * once: a place too few keeps nobody from being served, as others wait, and one too many makes everybody behind it late.
 */
const newestShare = { slower: 0.1, quicker: 0.03 };

/**
 * Bounds the checkouts that are under way, all together, to as many as are answered within a second, and refuses more at once,
 * before anything is asked of a service. How many these are follows from how long checkouts take now, so that it holds on any
 * machine. Whoever is refused keeps a place in the line, and is told when to come back. Orders has a queue with an end as well,
 * but a crowd comes to it little by little: the wait is in front of it, where the gateway reads requests and asks who sends them.
 */
@Injectable()
export class CheckoutsUnderWay {
  private readonly ofNetworks = new Amounts();
  private readonly ofSessions = new Amounts();
  private readonly line = new CheckoutLine();
  private readonly asking = new LastAsked();
  private all = 0;
  private msOfPlace: number;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOCAL) local: LocalServices,
  ) {
    this.msOfPlace = targetMs / (local.orders ? first.here : first.elsewhere);
  }

  /** Counts a checkout of a session until it is answered. Throws where its session has too many already, or all have. */
  add({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>, session: string): void {
    // Who sets no limit for the calls of a network sets none for checkouts.
    if (this.config.CALLS_PER_NETWORK === 0) return;
    const network = networkOf(ip);
    this.asking.note(network.wide);
    if (this.ofSessions.of(session) >= ofSession) throw tooManyCalls('account');
    const ahead = this.line.aheadOf(session, network);
    if (!this.hasRoom(network, ahead)) throw this.refusal(session, network, ahead);
    this.line.leave(session);
    const leave = this.enter(session, network);
    const place = this.all;
    const begin = performance.now();
    raw.once('close', () => {
      leave();
      // A refusal is quick, and says nothing of how long an order takes.
      if (raw.writableFinished && raw.statusCode < 400) this.note(performance.now() - begin, place);
    });
  }

  /**
   * Whoever finds the line full of their network's sessions, or has too many checkouts already, is answered after a while: refusing
   * them as quickly as they ask would keep the gateway from others.
   */
  async pauseOutsideLine(session: string): Promise<void> {
    if (!this.line.has(session)) await delay(limits.line.pauseMs);
  }

  private get limit(): number {
    return Math.min(most, Math.max(least, Math.floor(targetMs / this.msOfPlace)));
  }

  private hasRoom({ narrow, wide }: Network, ahead: number): boolean {
    const ofNetwork = Math.floor(this.limit * (1 - leftToOthers));
    // Of a wide network whoever comes from an address with less than its share still has room.
    const isAlone = this.asking.msSinceOthers(wide) > othersMs;
    const ofWideNetwork = Math.floor(this.limit * (1 - (isAlone ? leftToOthers / 2 : leftWhileOthersAsk)));
    return (
      this.all + Math.min(ahead, Math.floor(this.limit * keptForLine)) < this.limit &&
      this.ofNetworks.of(narrow) < ofNetwork &&
      this.ofNetworks.of(wide) < ofWideNetwork
    );
  }

  private enter(session: string, { narrow, wide }: Network): () => void {
    this.all += 1;
    this.ofSessions.add(session);
    for (const name of new Set([narrow, wide])) this.ofNetworks.add(name);
    return () => {
      this.all -= 1;
      this.ofSessions.remove(session);
      for (const name of new Set([narrow, wide])) this.ofNetworks.remove(name);
    };
  }

  private refusal(session: string, network: Network, ahead: number): Error {
    const seconds = Math.ceil(((ahead + 1) * this.msOfPlace) / 1_000);
    const retryAfter = Math.min(longestRetrySeconds, seconds);
    this.line.keep(session, network, retryAfter * 1_000);
    return tooManyCheckouts(ahead, retryAfter);
  }

  /** Learns what a place costs from a checkout that had so many under way with it; few of them say nothing of a crowd. */
  private note(ms: number, place: number): void {
    if (place < this.limit / 4) return;
    const more = ms / place - this.msOfPlace;
    this.msOfPlace += more * (more > 0 ? newestShare.slower : newestShare.quicker);
  }
}
