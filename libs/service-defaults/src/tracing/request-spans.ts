import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInSpan } from '../trace.js';
import { startSpan, type Span, type SpanDetails, type Tracer } from './tracer.js';

/** Asked for again and again by machines. */
const unrecorded = ['/health/live', '/health/ready', '/metrics'];

/** Records the requests to an app. */
export class RequestSpans {
  private readonly spans = new WeakMap<FastifyRequest, Span>();

  constructor(
    private readonly tracer: Tracer,
    private readonly startsTraces?: (path: string) => string,
  ) {}

  record(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _reply, done) => {
      const span = this.start(request);
      if (!span) return done();
      this.spans.set(request, span);
      runInSpan(this.tracer, span, done);
    });
    fastify.addHook('onResponse', (request, { statusCode }, done) => {
      const error = statusCode >= 500 ? new Error(String(statusCode)) : undefined;
      this.spans.get(request)?.end(error, { 'http.response.status_code': statusCode });
      done();
    });
    fastify.addHook('onClose', () => this.tracer.close());
  }

  private start(request: FastifyRequest): Span | undefined {
    const { method, routeOptions, headers, url } = request;
    const { url: pattern = 'unknown' } = routeOptions;
    if (unrecorded.includes(pattern)) return undefined;
    const details = (): SpanDetails => {
      // The route and not the path, which may hold the token of a mailed link.
      const route = this.startsTraces?.(url.split('?')[0]!) ?? pattern;
      const attributes = { 'http.request.method': method, 'http.route': route };
      return { name: `${method} ${route}`, kind: 'server', attributes };
    };
    if (this.startsTraces) return this.tracer.begin(details);
    return startSpan(this.tracer, headers.traceparent as string | undefined, details);
  }
}
