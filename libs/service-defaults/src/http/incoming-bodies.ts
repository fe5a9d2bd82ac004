import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Problem } from '@mekong/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface BodyTimes {
  /** For the whole of a body that is no upload. */
  bodyMs: number;
  /** For the next bytes of an upload; not set where whoever handles uploads sees to it. */
  uploadIdleMs?: number;
}

/** Largest JSON body: more than twice the longest there is, a page of the shop in two languages. */
export const maxJsonBytes = 131_072;

/** Of a cart, which may hold whole products, with all that is said of them in two languages. */
export const maxCartBytes = 1_048_576;

/** Where carts are sent to. */
export const cartPaths = ['/api/checkout/Recipt-generator', '/api/checkout/quote'];

/** Many programs read no answer before they have sent everything. */
const lingerMs = 5_000;

const received = new WeakMap<IncomingMessage, Buffer>();

/** Keeps the body of a request that is handed over within this process: its stream has been read. */
export function keepBody(request: IncomingMessage, body: Buffer): void {
  received.set(request, body);
}

/** Whether its body is a form with files. */
export const hasForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

/** Whether it brings files; a call that can have no body is none, whatever it says. */
export const isUpload = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && hasForm({ headers });

/** Sets a time within which bodies have to come in, so that nobody holds a connection by sending slowly. */
export function limitBodies(fastify: FastifyInstance, times: BodyTimes): void {
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const whole = received.get(request.raw);
    if (whole) return done(null, Readable.from(whole.length > 0 ? [whole] : [], { objectMode: false }));
    if (hasBody(request)) {
      reply.raw.once('finish', () => discardRest(request.raw));
      if (!isUpload(request)) giveUpLate(request, reply, times.bodyMs);
      else if (times.uploadIdleMs) cutOffIdle(request.raw, times.uploadIdleMs);
    }
    done(null, payload);
  });
}

/** For a request that is answered without the framework: whoever still sends a body after the answer is cut off. */
export function discardBody(request: IncomingMessage, response: ServerResponse): void {
  if (hasBody(request)) response.once('finish', () => discardRest(request));
}

/** After an early answer the rest of a body is thrown away for a while, so that the answer is read; then the connection ends. */
function discardRest(raw: IncomingMessage): void {
  if (raw.complete) return;
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), lingerMs).unref();
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
}

const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function giveUpLate({ raw }: FastifyRequest, reply: FastifyReply, ms: number): void {
  const timer = setTimeout(() => {
    if (reply.sent) return;
    reply.raw.once('finish', () => raw.destroy());
    void reply.send(new Problem(408, 'TIMED_OUT', 'The request took too long to arrive.'));
  }, ms);
  const stop = () => clearTimeout(timer);
  raw.once('close', stop).once('end', stop);
  // After an early answer Node tells neither to a request whose connection closes.
  reply.raw.once('close', stop);
}

/** Ends the connection of an upload that sends nothing for so long. */
export function cutOffIdle(raw: IncomingMessage, ms: number): void {
  const { socket } = raw;
  const before = socket.timeout ?? 0;
  socket.setTimeout(ms);
  raw.once('end', () => socket.setTimeout(before));
}
