import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { keyInUse } from '@mekong/service-defaults';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ServiceClient } from '../replicas/index.js';

const askEveryMs = 300;
/** An older state says nothing any more. Together with what catalog allows itself, nobody sees anything older than a second. */
const trustedMs = 750;
/** For how long after a change catalog may still answer with lists of before (`stockMs`), and twice that. */
const settlingMs = 1_000;
/** How long after a request to go on asking, since the next one needs a state that has stood for a while. */
const idleMs = 30_000;
/** Bytes of an answer, which is a few numbers. */
const largest = 10_000;

/** Knows whether the catalogue has changed, so that answers made from it can be kept until it does. */
@Injectable()
export class CatalogueClient implements OnApplicationShutdown {
  private known: { state: string; at: number; since: number } | undefined;
  private usedAt = -Infinity;
  private isAsking = false;
  private readonly timer = setInterval(() => void this.ask(), askEveryMs).unref();

  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Another one after every change; undefined when it is not known just now, or was another one a moment ago. An idle shop does not
   * ask for it.
   */
  state(): string | undefined {
    this.usedAt = performance.now();
    const { known } = this;
    if (!known || performance.now() - known.at >= trustedMs) return undefined;
    return known.at - known.since >= settlingMs ? known.state : undefined;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    const at = performance.now();
    if (this.isAsking || at - this.usedAt > idleMs) return;
    this.isAsking = true;
    try {
      const { status, body } = await this.services.call('catalog', {
        path: '/internal/catalogue-state',
        headers: { 'x-gateway-key': keyInUse(this.config.GATEWAY_KEY) },
        timeoutMs: trustedMs,
        largest,
      });
      const state = status === 200 ? body?.toString() : undefined;
      const since = this.known && this.known.state === state ? this.known.since : at;
      this.known = state === undefined ? undefined : { state, at, since };
    } catch {
      this.known = undefined;
    } finally {
      this.isAsking = false;
    }
  }
}
