import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is to run when a connection closes. */
const byConnection = new WeakMap<Socket, Set<() => void>>();

/**
 * Runs `done` once, when the answer to a request has been sent or its caller has gone. The answer's own `close` is not enough:
 * of requests sent one behind the other on a connection, only the first one's answer hears that the connection closed.
 */
export function whenOver({ socket }: IncomingMessage, response: ServerResponse, done: () => void): void {
  if (socket.destroyed) return done();
  const waiting = byConnection.get(socket) ?? listenTo(socket);
  const over = () => {
    if (waiting.delete(over)) done();
  };
  waiting.add(over);
  response.once('close', over);
}

/** One listener for a connection, however many requests it carries. */
function listenTo(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  byConnection.set(socket, waiting);
  socket.once('close', () => waiting.forEach((over) => over()));
  return waiting;
}
