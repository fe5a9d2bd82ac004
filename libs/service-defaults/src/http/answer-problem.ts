import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { problemBody } from '../problem.js';
import { isDatabaseDown, toProblem } from '../to-problem.js';
import { continueTrace, currentTraceparent, traceIdOf } from '../trace.js';
import { logUnavailable } from './failed-requests.js';

/** Answers an error as application/problem+json; an unexpected one is logged with its stack, each where the shop is at fault. */
export function answerProblem(
  logger: Logger,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // Whoever left while sending gets no answer, and it is no failure of the shop.
  if (request.raw.errored === error) return;
  const { problem, unexpected } = toProblem(error);
  // The route and not the path, which may hold the token of a mailed link.
  // When somebody leaves while the database is asked, their connection to it ends.
  const isEnded = reply.raw.destroyed && isDatabaseDown(error);
  if (unexpected && !isEnded) {
    const about = { method: request.method, route: request.routeOptions.url };
    if (problem.status === 503) logUnavailable(logger, error, about);
    else logger.error({ err: error, ...about }, 'request failed');
  }
  if (reply.sent || reply.raw.headersSent) return;
  // Who is still sending a body gets to read the answer before the connection ends (`limitBodies`).
  if (!request.raw.complete) void reply.removeHeader('connection');
  if (problem.retryAfter) void reply.header('retry-after', problem.retryAfter);
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemBody(problem, traceIdOf(currentTraceparent()))));
}

const clientErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers a problem to a request that is not valid HTTP, and ends the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  endWith(socket, clientErrors[error.code ?? ''] ?? 400);
}

/** What Node answers by itself, and by nothing that a program can read. */
export function answerOddRequests(server: Server): void {
  server.on('connect', (_request, socket: Socket) => endWith(socket, 405, [`allow: ${methods.join(', ')}`]));
  // Whoever expects anything but to be let on is answered as if they had not said so.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/** The methods that routes of the shop have. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function endWith(socket: Socket, status: number, headers: string[] = []): void {
  const { problem } = toProblem({ statusCode: status });
  const body = JSON.stringify(problemBody(problem, traceIdOf(continueTrace(undefined))));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
