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

  /**
   * Understands an address in full (`GET http://host/path`), as HTTP asks of every server: its host counts, whatever the header
   * says.
   */
  readAddress(request: Pick<IncomingMessage, 'headers' | 'url'>): void {
    const [, host, path = ''] = /^https?:\/\/([^/?]*)(.*)$/i.exec(request.url ?? '') ?? [];
    if (host === undefined) return;
    request.headers.host = host;
    request.url = path.startsWith('/') ? path : `/${path}`;
  }

  /** Whether a request is for the shop. Probes of its health may use any name. */
  isOwn({ headers: { host = '' }, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
    return this.known.has(host) || this.learn(host) || url.startsWith('/health/');
  }

  /**
   * Whether a request names no path, no host where it has to, or several: programs on the way may each believe
   * another one. Asked after `readAddress`.
   */
  isUnclear({ rawHeaders, httpVersionMinor, url = '', method }: IncomingMessage): boolean {
    if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return true;
    let lines = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at]!)) lines += 1;
    return lines > 1 || (lines === 0 && httpVersionMinor > 0);
  }

  private learn(host: string): boolean {
    // With a user or a path it is no host, though the one in it would be found.
    if (/[@/?#\\]/.test(host)) return false;
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    const isOwn = name === this.publicName || isLoopback(name);
    if (isOwn && this.known.size < maxRemembered) this.known.add(host);
    return isOwn;
  }
}
