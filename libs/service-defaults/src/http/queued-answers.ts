import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const maxQueued = 10;

/**
 * Closes all answers of a connection that ends, and ends a connection that asks on and on without waiting. Of requests sent one
 * behind the other on a connection, Node tells only the first one's answer: the others would hold for ever what waits for their
 * end (a place, a stream, an open file, a call of another service). What arrived on a connection that has ended already is not
 * handled.
 */
export function closeQueuedAnswers(fastify: FastifyInstance): void {
  const byConnection = new WeakMap<Socket, Set<ServerResponse>>();
  fastify.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    if (socket.destroyed) return;
    const answers = byConnection.get(socket) ?? closedWith(socket);
    byConnection.set(socket, answers);
    if (answers.size >= maxQueued) {
      socket.destroy();
      return;
    }
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    done();
  });
}

/** A set of answers that are closed when the connection ends. */
function closedWith(socket: Socket): Set<ServerResponse> {
  // Once asked for, a socket still knows it when it has ended: what is under way then is counted for whoever began it.
  void socket.remoteAddress;
  const answers = new Set<ServerResponse>();
  socket.once('close', () => answers.forEach(close));
  return answers;
}

/** Does what Node does with the answer that is being sent: what is sent later (a file) is closed only for an answer that is marked so. */
function close(answer: ServerResponse & { _closed?: boolean }): void {
  answer.destroy();
  answer._closed = true;
  answer.emit('close');
}
