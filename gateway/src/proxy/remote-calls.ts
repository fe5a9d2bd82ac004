import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { inSpan, isUpload } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Attempts,
  CallFailure,
  callSpan,
  type Replica,
  Upstreams,
  waitingCaller,
} from '../replicas/index.js';
import type { Route } from '../routes/index.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import type { CallHandling, Headers } from './call-handling.js';
import { isRead } from './is-read.js';

const slowMs = 30_000;
/** Thousands of images are worked on after the last byte has come in. */
const uploadMs = 300_000;
/** Streams of events have no limit. */
const none = 0;

/** Forwards calls to services over the network; one that fails is tried at another replica where that is safe. */
@Injectable()
export class RemoteCalls {
  constructor(
    private readonly upstreams: Upstreams,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Resolves when a service has answered. Throws what to tell the caller when none has. */
  async forward(
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
    handling: CallHandling,
  ): Promise<FastifyReply> {
    const { service } = route;
    const isKeyed = request.method === 'POST' && 'idempotency-key' in request.headers;
    const attempts = new Attempts(this.upstreams, {
      service,
      isRead: isRead(request),
      isKeyed,
      // What an upload has sent is gone with its first try.
      waitMs: isUpload(request) ? 0 : this.config.UPSTREAM_WAIT_MS,
    });
    const call = (replica: Replica) => this.call(replica, route, request, reply, handling);
    // Other calls are soon answered, and count until then.
    const endsWithCaller = route.isSlow && isRead(request);
    for (;;) {
      const replica = await attempts.next();
      const failure = await inSpan(
        () => callSpan(service, request.method, replica.url),
        () => (endsWithCaller ? waitingCaller.run(reply.raw, () => call(replica)) : call(replica)),
      );
      if (!failure) this.upstreams.noteAnswer(replica);
      if (!failure || reply.raw.destroyed) return reply;
      attempts.noteFailure(replica, failure);
      if (isUpload(request)) throw failure.problem({ isRead: false, isKeyed });
    }
  }

  private call(
    { url }: Replica,
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
    { headersFor, onAnswer }: CallHandling,
  ): Promise<CallFailure | undefined> {
    return new Promise((settle) => {
      void reply.from(request.url.split('?')[0]!, {
        ...wholeBodyOf(request),
        timeout: this.timeoutFor(route, request),
        getUpstream: () => url,
        rewriteRequestHeaders: (_request, headers) => headersFor(headers as Headers) as never,
        // A service's own Retry-After tells callers when to try again; what failed is tried again by `forward`.
        retryDelay: () => null,
        onError: (_reply, { error }) => settle(new CallFailure(error)),
        // Called for every answer; onResponse is not when the caller has gone.
        rewriteHeaders: (headers) => {
          settle(undefined);
          // These are about the connection to the service.
          const { connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
          return others;
        },
        onResponse: (_request, answer, response) => {
          onAnswer(reply.statusCode);
          if (!route.cached && !answer.hasHeader('cache-control'))
            void answer.header('cache-control', 'no-store');
          const { stream } = response as unknown as { stream: Readable };
          // What nobody waits for any more would keep its connection to the service.
          if (reply.raw.destroyed) stream.destroy();
          else void answer.send(stream);
        },
      });
    });
  }

  /** How long the service may take, in ms: until it answers, and between two parts of its answer. */
  private timeoutFor(route: Route, request: FastifyRequest): number {
    if (route.streams) return none;
    if (isUpload(request)) return uploadMs;
    if (route.isSlow) return slowMs;
    return isRead(request) ? this.config.READ_TIMEOUT_MS : this.config.WRITE_TIMEOUT_MS;
  }
}

/** The body that was read, to be forwarded as it is. */
function wholeBodyOf({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}
