import { Problem } from '@mekong/contracts';
import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that a page of another origin sends with the shopper's cookie. Programs send no Origin and are let
 * through; so is a browser without one, unless its Sec-Fetch-Site names another site.
 */
export function refuseForeignOrigin(method: string, headers: IncomingHttpHeaders, publicUrl: string): void {
  if (safeMethods.has(method)) return;
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : origin !== new URL(publicUrl).origin;
  if (isForeign) {
    throw new Problem(403, 'FOREIGN_ORIGIN', 'This request came from another site and was refused.');
  }
}
