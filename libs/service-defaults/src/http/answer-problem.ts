import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { problemBody } from '../problem.js';
import { toProblem } from '../to-problem.js';
import { currentTraceparent, traceIdOf } from '../trace.js';

/** Answers an error as application/problem+json; what was unexpected is logged with its stack. */
export function answerProblem(
  logger: Logger,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { problem, unexpected } = toProblem(error);
  if (unexpected)
    logger.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'request failed');
  if (reply.sent || reply.raw.headersSent) return;
  if (problem.extras.retryAfter) void reply.header('retry-after', problem.extras.retryAfter);
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemBody(problem, traceIdOf(currentTraceparent()))));
}
