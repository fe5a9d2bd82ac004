import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);

/** The better one first. The quality is one that costs no more than gzip does. */
const packers = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
export type Encoding = keyof typeof packers;

const encodings = Object.keys(packers) as Encoding[];

/** Browsers say one of a few things. */
const understood = new LRUCache<string, { best: Encoding | undefined }>({ max: 500 });

/** The best encoding that an Accept-Encoding header allows; undefined means the plain body. */
export function bestEncoding(accepted = ''): Encoding | undefined {
  const known = understood.get(accepted);
  if (known) return known.best;
  const best = negotiate(accepted.toLowerCase(), encodings) ?? undefined;
  understood.set(accepted, { best });
  return best;
}

export function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return packers[encoding](body);
}
