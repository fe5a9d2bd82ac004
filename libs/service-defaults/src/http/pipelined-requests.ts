import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endUnread } from './end-unread.js';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const maxUnanswered = 10;

/**
 * Handles the requests of a connection one after the other, where somebody sends them without waiting for answers, and ends a
 * connection on which more than ten are not answered. What arrived on a connection that has ended is not handled.
 */
export function handleOneByOne(fastify: FastifyInstance): void {
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
