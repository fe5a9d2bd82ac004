import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);

/** The best one first. This quality of brotli costs no more than gzip. */
const packers = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
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
