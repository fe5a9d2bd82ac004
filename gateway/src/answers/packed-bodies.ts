import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/** Windows by their binary logarithm: the shortest worth having, and the default. */
const leastWindow = 16;
const mostWindow = 22;
/** What the format takes of a window for itself. */
const windowGap = 16;

/**
 * The window is as long as the body: the default one gives the same bytes, but takes 8 MB for each body under way, much of which the C
 * library keeps afterwards.
 */
export const windowFor = (length: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + windowGap)), leastWindow), mostWindow);

/** The best one first. This quality of brotli costs no more than gzip. */
const packers = {
  br: (body: Buffer) =>
    brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: windowFor(body.length) } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
export type Encoding = keyof typeof packers;

const encodings = Object.keys(packers) as Encoding[];

/** By Accept-Encoding header, of which browsers send only a few. */
const negotiated = new LRUCache<string, { best: Encoding | undefined }>({ max: 500 });

/** The best encoding that an Accept-Encoding header allows; undefined means the plain body. */
export function bestEncoding(accepted = ''): Encoding | undefined {
  const known = negotiated.get(accepted);
  if (known) return known.best;
  const best = negotiate(accepted.toLowerCase(), encodings) ?? undefined;
  negotiated.set(accepted, { best });
  return best;
}

export function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return packers[encoding](body);
}
