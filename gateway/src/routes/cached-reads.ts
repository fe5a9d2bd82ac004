import { Inject, Injectable } from '@nestjs/common';
import { ServiceClient } from '../clients/service-client.js';
import { FairQueue, keyInUse, networkOf, tooManyCalls, unavailable } from '@mekong/service-defaults';
import type { ServiceName } from '@mekong/contracts';
import { CONFIG, type GatewayConfig } from '../config.js';
import { AnswerMaker } from './answer-maker.js';
import { MicroCache, tooLarge, type Kept } from './micro-cache.js';
import type { PublicRead } from './public-reads.js';

/** Larger answers are streamed, which needs no memory. */
const largest = 4 * 1024 * 1024;
/** Answers that a service makes at once, which is more than its processor and its database can work on. */
const atOnce = 24;
/** So many reads may wait, and more while they get their turn within this time. */
const patience = 500;
const maxWaitMs = 2_000;
/** The headers of a service's answer that are kept and passed on. */
const keptHeaders = ['content-type', 'cache-control', 'retry-after'];

/**
 * Answers the public reads through the micro-cache. Those that it does not have take turns by the networks that ask, so that
 * whoever sends hundreds of searches waits behind themself.
 */
@Injectable()
export class CachedReads {
  private readonly queues = new Map<ServiceName, FairQueue>();

  constructor(
    private readonly cache: MicroCache,
    private readonly services: ServiceClient,
    private readonly answers: AnswerMaker,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * The answer to a public read; `address` is who asks, by which the catalogue counts what it stores of searches. Nothing is
   * read, and undefined answered, when its turn comes and its caller `hasGone`.
   */
  async get(read: PublicRead, address: string): Promise<Kept>;
  async get(read: PublicRead, address: string, hasGone: () => boolean): Promise<Kept | undefined>;
  async get(read: PublicRead, address: string, hasGone = () => false): Promise<Kept | undefined> {
    if (read.streams) return tooLarge;
    // Images are not: staff delete them without changing a product.
    const ofCatalogue = read.route.service === 'catalog' && read.route.prefix !== '/images';
    return (
      this.cache.find(read.key) ??
      // Each waits for a turn of its own: one who joined the wait of another would wait behind all that this one has sent.
      this.queueOf(read.route.service).run(networkOf(address), async () =>
        hasGone() ? undefined : this.cache.get(read.key, () => this.load(read, address), { ofCatalogue }),
      )
    );
  }

  /** Forgets the answers to reads of a path and below, of all for an empty one. */
  clear(path: string): void {
    this.cache.clear(path);
  }

  private queueOf(service: ServiceName): FairQueue {
    const queue = this.queues.get(service) ?? newQueue();
    this.queues.set(service, queue);
    return queue;
  }

  private async load({ route, key }: PublicRead, address: string): Promise<Kept> {
    const { status, headers, body } = await this.services.call(route.service, {
      path: key,
      headers: { 'x-gateway-key': keyInUse(this.config.GATEWAY_KEY), 'x-client-address': address },
      timeoutMs: this.config.READ_TIMEOUT_MS,
      largest,
    });
    if (!body) return tooLarge;
    const kept = Object.entries(headers).filter(([name]) => keptHeaders.includes(name));
    return this.answers.make(status, Object.fromEntries(kept), body);
  }
}

const tooMany = (isGreedy: boolean) => (isGreedy ? tooManyCalls('network') : unavailable());

const newQueue = () => new FairQueue({ concurrency: atOnce, patience, maxWaitMs, tooMany });
