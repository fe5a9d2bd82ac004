import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { keepBody } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCAL, type LocalServices } from '../replicas/index.js';
import type { Route } from '../routes/index.js';
import type { CallHandling } from './call-handling.js';

/** A service that has not answered within this time after its caller had gone will not: no statement takes longer. */
const longestWorkMs = 30_000;

/** Passes calls to services of this process, without copying and without the network. */
@Injectable()
export class LocalCalls {
  constructor(@Inject(LOCAL) private readonly local: LocalServices) {}

  /** Resolves when the service has answered, whether or not its caller still waits. */
  async forward(
    route: Route,
    { raw, body }: FastifyRequest,
    reply: FastifyReply,
    { headersFor, onAnswer }: CallHandling,
  ): Promise<FastifyReply> {
    reply.hijack();
    if (reply.raw.destroyed) return reply;
    if (Buffer.isBuffer(body)) keepBody(raw, body);
    raw.headers = headersFor(raw.headers) as IncomingMessage['headers'];
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
    // The service may set another value.
    if (!route.cached) reply.raw.setHeader('cache-control', 'no-store');
    const answered = beforeHead(reply.raw, onAnswer);
    this.local[route.service]!.handle(raw, reply.raw);
    await answered;
    return reply;
  }
}

/** Runs `work` with the status of an answer before any of it is sent, and then resolves. */
function beforeHead(response: ServerResponse, work: (status: number) => void): Promise<void> {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  return new Promise((resolve) => {
    response.writeHead = (status: number, ...rest: unknown[]) => {
      work(status);
      resolve();
      return writeHead(status, ...rest);
    };
    response.once('close', () => {
      if (!response.headersSent) setTimeout(resolve, longestWorkMs).unref();
    });
  });
}
