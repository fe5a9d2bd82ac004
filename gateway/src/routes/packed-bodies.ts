import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  const weights = new Map(accepted.toLowerCase().split(',').map(nameAndWeight));
  const best = encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
  understood.set(accepted, { best });
  return best;
}

export function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return packers[encoding](body);
}

function nameAndWeight(part: string): [string, number] {
  const [name = '', weight] = part.split(';').map((text) => text.trim());
  return [name, weight?.startsWith('q=') ? Number(weight.slice(2)) : 1];
}
