import { Inject, Injectable } from '@nestjs/common';
import { serviceNames, type ServiceName } from '@mekong/contracts';
import { keyInUse, unavailable } from '@mekong/service-defaults';
import { LRUCache } from 'lru-cache';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ServiceClient } from '../replicas/index.js';

/** How long auth's answer is cached; a logout through another gateway takes effect after at most this. */
const cachedMs = 1_000;
/** Bytes of an answer, which is one token. */
const largest = 100_000;

interface CachedToken {
  token: Promise<string | null>;
  /** Unix time in ms. */
  cachedAt: number;
}

const keyOf = (session: string, audience: ServiceName) => `${audience} ${session}`;

/** Told apart from a part that is asked for, and from an auth that answers that it cannot. */
const unanswered = () =>
  unavailable('Accounts and logins do not answer right now. Please try again in a moment.', {
    reason: 'accounts',
  });

/** Exchanges sessions for the tokens that auth signs. */
@Injectable()
export class AuthClient {
  private readonly tokens = new LRUCache<string, CachedToken>({ max: 50_000, ttl: cachedMs });

  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * The token to forward to a service for this session; null when the session has ended. Throws unavailable when auth is
   * down.
   */
  vouch(session: string, audience: ServiceName): Promise<string | null> {
    const key = keyOf(session, audience);
    const cached = this.tokens.get(key);
    // Where the clock has been set meanwhile, services would refuse a token of before.
    if (cached && Math.abs(Date.now() - cached.cachedAt) <= cachedMs) return cached.token;
    const token = this.fetchToken(session, audience);
    this.tokens.set(key, { token, cachedAt: Date.now() });
    // A failure is not cached: the next call asks again.
    token.catch(() => this.tokens.delete(key));
    return token;
  }

  forget(session: string): void {
    for (const audience of serviceNames) this.tokens.delete(keyOf(session, audience));
  }

  private async fetchToken(session: string, audience: ServiceName): Promise<string | null> {
    const call = this.services.call('auth', {
      path: '/internal/vouch',
      body: { session, audience },
      headers: { 'x-gateway-key': keyInUse(this.config.GATEWAY_KEY) },
      timeoutMs: this.config.READ_TIMEOUT_MS,
      largest,
    });
    const { status, body } = await call.catch(() => {
      throw unanswered();
    });
    if (status === 400) return null;
    if (status !== 200 || !body) throw unavailable();
    return (JSON.parse(body.toString()) as { token: string | null }).token;
  }
}
