import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@mekong/contracts';

const maxRemembered = 100;

/**
 * The names under which the shop is served: that of its public URL, and this machine's own. Under any other name a foreign
 * page could make a browser take the shop for a part of that page's site (DNS rebinding).
 */
export class OwnHosts {
  private readonly known = new Set<string>();
  private readonly publicName: string;

  constructor(publicUrl: string) {
    this.publicName = new URL(publicUrl).hostname;
  }

  /** Whether a request is for the shop. Probes of its health may use any name. */
  isOwn({ headers: { host = '' }, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
    return this.known.has(host) || this.learn(host) || url.startsWith('/health/');
  }

  private learn(host: string): boolean {
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    const isOwn = name === this.publicName || isLoopback(name);
    if (isOwn && this.known.size < maxRemembered) this.known.add(host);
    return isOwn;
  }
}
