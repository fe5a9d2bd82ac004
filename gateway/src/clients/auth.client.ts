import { Inject, Injectable } from '@nestjs/common';
import { unavailable } from '@mekong/service-defaults';
import { LRUCache } from 'lru-cache';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ServiceClient } from './service-client.js';

/** How long auth's word is taken without asking again; a logout elsewhere is felt after at most this. */
const believedMs = 1_000;
const timeoutMs = 5_000;
/** An answer is a token. */
const largest = 100_000;

/** Has auth vouch for sessions. */
@Injectable()
export class AuthClient {
  private readonly known = new LRUCache<string, Promise<string | null>>({ max: 50_000, ttl: believedMs });

  constructor(
    private readonly services: ServiceClient,
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
    const { status, body } = await this.services.ask('auth', {
      path: '/internal/vouch',
      body: { session },
      headers: { 'x-gateway-key': this.config.GATEWAY_KEY },
      timeoutMs,
      largest,
    });
    if (status === 400) return null;
    if (status !== 200 || !body) throw unavailable();
    return (JSON.parse(body.toString()) as { token: string | null }).token;
  }
}
