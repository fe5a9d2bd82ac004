import 'reflect-metadata';
import { Logger as NestLogger, PayloadTooLargeException, type INestApplication } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { handleOneByOne } from './pipelined-requests.js';
import { endStalledAnswers } from './stalled-answers.js';
import { IdentityGuard } from '../identity/identity.guard.js';
import { createLogger, nameForNest, NestPinoLogger } from '../logger.js';
import { Metrics } from '../metrics.js';
import { runInTrace } from '../trace.js';
import { openTracer } from '../tracing/tracers.js';
import { RequestSpans } from '../tracing/request-spans.js';
import { answerClientError, answerOddRequests, answerProblem } from './answer-problem.js';
import { CountedPieces } from './counted-pieces.js';
import { limitBodies, maxJsonBytes } from './incoming-bodies.js';
import { isTooMuchJson } from './json-parts.js';
import { Draining } from './draining.js';
import { ProblemFilter } from './problem.filter.js';
import { validationPipe } from './validation.js';

const standardTimeoutMs = 10_000;
const uploadIdleMs = 30_000;
/** For a caller who reads nothing of an answer. */
const stalledMs = 60_000;
/** Longer than callers keep an idle connection, so that none is closed while it is being used again. */
const keepAliveMs = 20_000;

type RootModule = Parameters<typeof NestFactory.create>[0];

export interface HttpAppOptions {
  name: string;
  logLevel: string;
  trustProxy?: string[];
  /** Within which the head of a request has to come in, and then its body; 10 s unless given. */
  requestTimeoutMs?: number;
  /** True where the app itself says how bodies are read (the gateway). */
  leavesBodies?: boolean;
  /**
   * The route of a path, where callers are not the shop's own (the gateway) and what they say of a trace decides nothing: each
   * request begins one.
   */
  startsTraces?: (path: string) => string;
  /** Builds the routes for documentation only: nothing connects, nothing listens. */
  preview?: boolean;
}

/** A Nest application on Fastify with the defaults of every service: problems, validation, identity, traces, counts. */
export async function createHttpApp(
  module: RootModule,
  options: HttpAppOptions,
): Promise<NestFastifyApplication> {
  const logger = createLogger(options.name, options.logLevel);
  const nestLogger = new NestPinoLogger(createLogger(nameForNest(options.name), options.logLevel));
  // Before anything is awaited: of several apps in one process the next one begins to register its parts meanwhile.
  NestLogger.overrideLogger(nestLogger);
  const tracer = options.preview ? undefined : await openTracer(options.name);
  const { requestTimeoutMs = standardTimeoutMs } = options;
  const adapter = new FastifyAdapter({
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    bodyLimit: maxJsonBytes,
    routerOptions: { maxParamLength: 2_000 },
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 10,
      // Node would refuse with an empty body; the gateway looks at it (`FrontDoor`), and services do not care.
      requireHostHeader: false,
      IncomingMessage: CountedPieces,
    },
    keepAliveTimeout: keepAliveMs,
    // What still comes in on open connections is answered as ever.
    return503OnClosing: false,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      runInTrace(request.headers.traceparent as string | undefined, () =>
        answerProblem(logger, error, request, reply),
      ),
    clientErrorHandler: answerClientError,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLogger,
    abortOnError: false,
    bodyParser: false,
    preview: options.preview,
  });
  const fastify = fastifyOf(app);
  handleOneByOne(fastify);
  answerOddRequests(fastify.server);
  endStalledAnswers(fastify.server, stalledMs);
  if (!options.leavesBodies) {
    acceptJson(fastify);
    limitBodies(fastify, { bodyMs: requestTimeoutMs, uploadIdleMs });
  }
  // Where traces begin here, what a caller claims is not even continued.
  const isBelieved = !(tracer && options.startsTraces);
  if (!options.preview) traceAndCount(fastify, app.get(Metrics), logger, isBelieved);
  if (tracer) new RequestSpans(tracer, options.startsTraces).record(fastify);
  if (!options.preview) endConnectionsWhenDraining(fastify, app.get(Draining));
  cutOffAfterGrace(fastify);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter(logger));
  app.useGlobalGuards(new IdentityGuard(app.get(Reflector), options.name));
  return app;
}

/** The server under a Nest application. */
export const fastifyOf = (app: INestApplication): FastifyInstance =>
  app.getHttpAdapter().getInstance() as FastifyInstance;

/** How long after the start of a shutdown open connections are closed by force: Node does not count one without any request as idle. */
const graceMs = 3_000;

function cutOffAfterGrace(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    setTimeout(() => fastify.server.closeAllConnections(), graceMs).unref();
    done();
  });
}

/** Callers then open their next connection elsewhere, and none is closed while a request is on its way. */
function endConnectionsWhenDraining(fastify: FastifyInstance, draining: Draining): void {
  fastify.addHook('onRequest', (_request, { raw }, done) => {
    // Not by a header, since some answers are sent past Fastify.
    if (draining.hasBegun) raw.shouldKeepAlive = false;
    done();
  });
}

/** An empty body under a JSON content type is no body: browsers send that for calls without a payload. */
function acceptJson(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooMuchJson(body as string)) done(new PayloadTooLargeException());
    else void parse(request, body as string, done);
  });
}

function traceAndCount(
  fastify: FastifyInstance,
  metrics: Metrics,
  logger: Logger,
  isBelieved: boolean,
): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    runInTrace(isBelieved ? (headers.traceparent as string | undefined) : undefined, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (logger.isLevelEnabled('debug')) {
      const ms = Math.round(reply.elapsedTime);
      logger.debug({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}
