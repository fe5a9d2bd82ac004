import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ServiceClient } from './service-client.js';

const askEveryMs = 300;
/** An older state says nothing any more. Together with what catalog allows itself, nobody sees anything older than a second. */
const trustedMs = 750;
/** Bytes of an answer, which is a few numbers. */
const largest = 10_000;

/** Knows whether the catalogue has changed, so that answers made from it can be kept until it does. */
@Injectable()
export class CatalogueClient implements OnApplicationShutdown {
  private known: { state: string; at: number } | undefined;
  private isUsed = false;
  private isAsking = false;
  private readonly timer = setInterval(() => void this.ask(), askEveryMs).unref();

  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Another one after every change; undefined when it is not known just now. It is asked for only while it is used. */
  state(): string | undefined {
    this.isUsed = true;
    return this.known && performance.now() - this.known.at < trustedMs ? this.known.state : undefined;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    if (!this.isUsed || this.isAsking) return;
    this.isUsed = false;
    this.isAsking = true;
    const at = performance.now();
    try {
      const { status, body } = await this.services.call('catalog', {
        path: '/internal/catalogue-state',
        headers: { 'x-gateway-key': this.config.GATEWAY_KEY },
        timeoutMs: trustedMs,
        largest,
      });
      this.known = status === 200 && body ? { state: body.toString(), at } : undefined;
    } catch {
      this.known = undefined;
    } finally {
      this.isAsking = false;
    }
  }
}
