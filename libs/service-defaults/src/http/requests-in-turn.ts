import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const maxUnanswered = 10;

/** Node's, which turns what comes over a connection into requests. */
interface Parser {
  onIncoming?: () => number;
  /** What it tells of a part of a body. */
  [onBody: number]: unknown;
  constructor: { kOnBody?: number };
}

/** For Node's parser: what follows is no HTTP. */
const leaveTheRest = () => 2;

/** Ends a connection, and does not read the thousands of requests, or of pieces of a body, that may have come in the same packet. */
export function endUnread(socket: Socket & { parser?: Parser | null }): void {
  socket.destroy();
  const { parser } = socket;
  if (!parser) return;
  parser.onIncoming = leaveTheRest;
  tellNoBody(parser);
}

/** Until the packet is read; afterwards Node uses the parser for other connections. */
function tellNoBody(parser: Parser): void {
  const { kOnBody } = parser.constructor;
  if (kOnBody === undefined) return;
  const tell = parser[kOnBody];
  if (!tell) return;
  parser[kOnBody] = undefined;
  setImmediate(() => (parser[kOnBody] = tell));
}

/**
 * Handles the requests of a connection one after the other, where somebody sends them without waiting for answers, and ends a
 * connection on which more than ten are not answered. What arrived on a connection that has ended is not handled.
 */
export function handleInTurn(fastify: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  fastify.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, handle) => {
    if (socket.destroyed) return;
    // Once asked for, a socket still knows it when it has ended: what is under way then is counted for whoever began it.
    void socket.remoteAddress;
    if (answer.socket) return handle();
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    // One is being handled besides.
    if (count >= maxUnanswered) return endUnread(socket);
    // Node gives an answer its connection when the ones before it are sent.
    answer.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      handle();
    });
  });
  // The hooks between these two may wait for something.
  fastify.addHook('preParsing', ({ raw: { socket } }, _reply, _payload, handle) => {
    if (!socket.destroyed) handle();
  });
}
