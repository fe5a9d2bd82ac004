import { Problem } from '@mekong/service-defaults';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that a page of another origin sends with the shopper's cookie. Programs send no Origin and pass. */
export function refuseForeignOrigin(method: string, origin: string | undefined, publicUrl: string): void {
  if (safeMethods.has(method) || origin === undefined) return;
  if (origin !== new URL(publicUrl).origin) {
    throw new Problem(403, 'FOREIGN_ORIGIN', 'This request came from another site and was refused.');
  }
}
