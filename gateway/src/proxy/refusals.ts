import { countedAs, networkOf } from '@mekong/service-defaults';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { documentedPathOf } from '../routes/index.js';
import type { Proxy } from './proxy.js';

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

/** What was logged of a network, route and status within a minute, and how many were not, in it and in the one before. */
interface Minute {
  at: number;
  lines: number;
  unlogged: number;
  unloggedBefore: number;
}

/**
 * Logs refused calls, as attempts to get in show there: one line a minute for each narrow network, route and status, and for
 * a wide network as many as it has shares, with the number of those that were not logged before it.
 */
export class Refusals {
  private readonly minutes = new LRUCache<string, Minute>({ max: 10_000 });

  constructor(private readonly logger: { warn(line: object, message: string): void }) {}

  note({ address, ...refusal }: Refusal): void {
    if (refusal.route === asking) return;
    const network = networkOf(address);
    const what = `${refusal.status} ${refusal.method} ${refusal.route}`;
    const counted = countedAs(network).map(({ name, shares }) => ({
      shares,
      minute: this.minuteOf(`${name} ${what}`),
    }));
    const full = counted.find(({ shares, minute }) => minute.lines >= shares);
    if (full) return void (full.minute.unlogged += 1);
    let unlogged = 0;
    for (const { minute } of counted) {
      minute.lines += 1;
      unlogged += minute.unloggedBefore;
      minute.unloggedBefore = 0;
    }
    this.logger.warn({ ...refusal, network: network.narrow, unlogged }, 'refused');
  }

  private minuteOf(key: string): Minute {
    const last = this.minutes.get(key);
    if (last && performance.now() - last.at < sampledMs) return last;
    const begun = { at: performance.now(), lines: 0, unlogged: 0, unloggedBefore: last?.unlogged ?? 0 };
    this.minutes.set(key, begun);
    return begun;
  }
}

const answeredByCalls = new WeakSet<FastifyRequest>();

/** Says that a request is answered as a call is that the gateway makes for it, whose refusal is noted as that call's. */
export const answerByCall = (request: FastifyRequest): void => void answeredByCalls.add(request);

/** Has all refused requests noted, each once. */
export function noteRefusals(
  fastify: FastifyInstance,
  refusals: Refusals,
  caller: Pick<Proxy, 'addressOf' | 'userOf'>,
): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    if (isRefusal(status) && !answeredByCalls.has(request)) {
      const { method } = request;
      const address = caller.addressOf(request);
      const route = documentedPathOf(request.url.split('?')[0]!);
      refusals.note({ address, method, route, status, userId: caller.userOf(request) });
    }
    done();
  });
}
