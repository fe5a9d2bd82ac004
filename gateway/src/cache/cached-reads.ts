import { Inject, Injectable } from '@nestjs/common';
import { FairReads } from '../admission/index.js';
import { AnswerMaker } from '../answers/index.js';
import { ServiceClient } from '../replicas/index.js';
import type { PublicRead } from '../routes/index.js';
import { keyInUse } from '@mekong/service-defaults';
import { CONFIG, type GatewayConfig } from '../config.js';
import { LastAnswers } from './last-answers.js';
import { MicroCache, tooLarge, type Kept } from './micro-cache.js';

/** Larger answers are streamed, which needs no memory. */
const largest = 4 * 1024 * 1024;
/** The headers of a service's answer that are kept and passed on. */
const keptHeaders = ['content-type', 'cache-control', 'retry-after'];

/** Answers the public reads through the micro-cache. Those that it does not have take turns by the networks that ask. */
@Injectable()
export class CachedReads {
  constructor(
    private readonly cache: MicroCache,
    private readonly services: ServiceClient,
    private readonly last: LastAnswers,
    private readonly answers: AnswerMaker,
    private readonly fairReads: FairReads,
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
    const load = () => (ofCatalogue ? this.loadOrLast(read, address) : this.load(read, address));
    return (
      this.cache.find(read.key) ??
      // Each waits for a turn of its own: one who joined the wait of another would wait behind all that this one has sent.
      this.fairReads.run(read.route.service, address, async () =>
        hasGone() ? undefined : this.cache.get(read.key, load, { ofCatalogue }),
      )
    );
  }

  /** Forgets the answers to reads of a path and below, of all for an empty one. */
  clear(path: string): void {
    this.cache.clear(path);
    this.last.clear(path);
  }

  /** Of a catalogue that cannot answer just now, what it answered last: it holds for a second, as every answer. */
  private async loadOrLast(read: PublicRead, address: string): Promise<Kept> {
    const { changes } = this.last;
    const last = () => this.last.find(read.key);
    try {
      const answer = await this.load(read, address);
      if (answer === tooLarge) return answer;
      this.last.note(read.key, answer, changes);
      return (answer.status >= 500 && last()) || answer;
    } catch (error) {
      const known = last();
      if (known) return known;
      throw error;
    }
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
