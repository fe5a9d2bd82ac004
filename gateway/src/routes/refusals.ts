import { LRUCache } from 'lru-cache';
import { networkOf } from '@mekong/service-defaults';

/** A call that was refused: `route` is the pattern, as paths can hold secrets. */
export interface Refusal {
  address: string;
  method: string;
  route: string;
  status: number;
  userId?: string;
}

const sampledMs = 60_000;
const refusing = [401, 403, 429];
export const isRefusal = (status: number): boolean => refusing.includes(status);

/** Pages ask it whether somebody is logged in, and 401 means no. */
const asking = '/api/auth/check-auth';

/**
 * Logs refused calls, as attempts to get in show there: one line a minute for each network, route and status, with the
 * number of those that were not logged before it.
 */
export class Refusals {
  private readonly last = new LRUCache<string, { at: number; unlogged: number }>({ max: 10_000 });

  constructor(private readonly logger: { warn(line: object, message: string): void }) {}

  note({ address, ...refusal }: Refusal): void {
    if (refusal.route === asking) return;
    const network = networkOf(address);
    const key = `${network} ${refusal.status} ${refusal.method} ${refusal.route}`;
    const last = this.last.get(key);
    if (last && performance.now() - last.at < sampledMs) {
      last.unlogged += 1;
      return;
    }
    this.last.set(key, { at: performance.now(), unlogged: 0 });
    this.logger.warn({ ...refusal, network, unlogged: last?.unlogged ?? 0 }, 'refused');
  }
}
