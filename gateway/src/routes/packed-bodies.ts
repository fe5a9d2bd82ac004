import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const smallest = 1_000;
const brotli = promisify(brotliCompress);

/** The better one first. The quality is one that costs no more than gzip does. */
const packers = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof packers;
const encodings = Object.keys(packers) as Encoding[];

/** An answer's body as it was packed for callers so far. */
export type PackedBodies = Partial<Record<Encoding, Promise<Buffer>>>;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  packed: PackedBodies;
}

/** Whether packing this answer is worth it: pictures are small already, and so are short texts. */
export function isPackable({ headers, body }: Answer): boolean {
  return body.length > smallest && /json|html/.test(headers['content-type'] ?? '');
}

/** The best encoding that an Accept-Encoding header allows; undefined means the plain body. */
export function bestEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(nameAndWeight));
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** The answer's body in this encoding, packed once however many ask for it. */
export function packedBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  return (answer.packed[encoding] ??= packers[encoding](answer.body));
}

/** Sends an answer in the best encoding that its caller takes. */
export async function sendPacked(
  answer: Answer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.code(answer.status).headers(answer.headers);
  if (!isPackable(answer)) return reply.send(answer.body);
  if (!answer.headers['vary']) void reply.header('vary', 'Accept-Encoding');
  const encoding = bestEncoding(headers['accept-encoding']);
  if (!encoding) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await packedBody(answer, encoding));
}

function nameAndWeight(part: string): [string, number] {
  const [name = '', weight] = part.split(';').map((text) => text.trim());
  return [name, weight?.startsWith('q=') ? Number(weight.slice(2)) : 1];
}
