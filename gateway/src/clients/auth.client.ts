import { Inject, Injectable } from '@nestjs/common';
import { currentTraceparent, unavailable } from '@mekong/service-defaults';
import { LRUCache } from 'lru-cache';
import { CONFIG, type GatewayConfig } from '../config.js';
import { Upstreams } from './upstreams.js';

/** How long auth's word is taken without asking again; a logout elsewhere is felt after at most this. */
const believedMs = 1_000;
const timeoutMs = 5_000;

/** Has auth vouch for sessions. */
@Injectable()
export class AuthClient {
  private readonly known = new LRUCache<string, Promise<string | null>>({ max: 50_000, ttl: believedMs });

  constructor(
    private readonly upstreams: Upstreams,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The token to forward for this session; null when the session has ended. Throws unavailable when auth is away. */
  vouch(session: string): Promise<string | null> {
    const known = this.known.get(session);
    if (known) return known;
    const asked = this.ask(session);
    this.known.set(session, asked);
    // A failure is not remembered: the next call asks again.
    asked.catch(() => this.known.delete(session));
    return asked;
  }

  forget(session: string): void {
    this.known.delete(session);
  }

  private async ask(session: string): Promise<string | null> {
    const url = this.upstreams.next('auth');
    try {
      const response = await fetch(`${url}/internal/vouch`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-gateway-key': this.config.GATEWAY_KEY,
          traceparent: currentTraceparent() ?? '',
        },
        body: JSON.stringify({ session }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 400) return null;
      if (!response.ok) throw new Error(`auth answered ${response.status}`);
      return ((await response.json()) as { token: string | null }).token;
    } catch (error) {
      this.upstreams.rest('auth', url, error);
      throw unavailable();
    }
  }
}
