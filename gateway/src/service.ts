import { notFound } from '@mekong/contracts';
import {
  answerProblem,
  createHttpApp,
  createLogger,
  fastifyOf,
  limitBodies,
  listen,
  type Env,
  type RunningApp,
} from '@mekong/service-defaults';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { beginFairly, IncomingConnections, refuseCompressedBodies } from './admission/index.js';
import { AnswerMaker, type HeaderList } from './answers/index.js';
import { CachedReads, FrontDoor } from './cache/index.js';
import { RenderedPages, ShopInPages, serveSearchEngines, serveWeb } from './pages/index.js';
import { noteRefusals, Proxy, Refusals, showEmbeddedBank } from './proxy/index.js';
import type { LocalServices } from './replicas/index.js';
import { answerMethods, documentedPathOf, serveApiDocs } from './routes/index.js';
import { StaffOnly } from './session/index.js';
import { readGatewayConfig } from './config.js';
import { MetricsServer } from './metrics-server.js';

/**
 * Starts the gateway: the storefront, the API documents and the proxy. `local` services are called without the network; `bankUrl` is
 * where the bank of `npm start` listens, which is no setting, so that nobody has it by mistake.
 */
export async function start(
  env: Env,
  parts: { local?: LocalServices; bankUrl?: string } = {},
): Promise<RunningApp> {
  const config = readGatewayConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.local ?? {}), {
    name: 'gateway',
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUSTED_PROXIES,
    requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
    leavesBodies: true,
    startsTraces: documentedPathOf,
  });
  const fastify = fastifyOf(app);
  beginFairly(fastify);
  app.get(IncomingConnections).watch(fastify.server);
  const answers = app.get(AnswerMaker);
  const metrics = app.get(MetricsServer);
  secureAll(fastify, answers.security);
  // Also where nothing reads a body: a path that leads nowhere is answered at once, and its sender cut off.
  fastify.removeAllContentTypeParsers();
  limitBodies(fastify, { bodyMs: config.REQUEST_TIMEOUT_MS });
  fastify.addHook('onRequest', async ({ headers, routeOptions }) => {
    const { authorization } = headers;
    // Sessions are cookies here; who calls with a token is a visitor.
    delete headers.authorization;
    // By the route, as a path can be written in several ways.
    if (routeOptions.url !== '/metrics') return;
    if (!metrics.isShownInPublicTo(authorization)) throw notFound('Page');
  });
  answerMethods(fastify);
  refuseCompressedBodies(fastify);
  const isProduction = config.NODE_ENV === 'production';
  const logger = createLogger('gateway', config.LOG_LEVEL);
  noteRefusals(fastify, new Refusals(logger), app.get(Proxy));
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerProblem(logger, error, request, reply));
    await serveApiDocs(scope, answers, isProduction ? app.get(StaffOnly).check : undefined);
    await scope.register(app.get(Proxy).plugin);
    if (parts.bankUrl) await showEmbeddedBank(scope, parts.bankUrl, config.PUBLIC_URL);
    if (!config.WEB_ROOT) return;
    serveSearchEngines(scope, config.WEB_ROOT, config, app.get(CachedReads), app.get(ShopInPages));
    await serveWeb(scope, config.WEB_ROOT, app.get(RenderedPages));
  });
  app.get(FrontDoor).standBefore(fastify.server);
  return listen(app, 'gateway', config);
}

function secureAll(fastify: FastifyInstance, security: HeaderList): void {
  const headers: Record<string, string> = {};
  for (let at = 0; at < security.length; at += 2) headers[security[at]!] = security[at + 1]!;
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
