import { env } from 'node:process';
import { Logger } from '@nestjs/common';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
} from '@opentelemetry/sdk-trace-base';
import { randomHex } from '../trace.js';
import { recordedShare } from './recorded-share.js';
import type { Span, SpanDetails, Tracer } from './tracer.js';

const kinds: Record<SpanDetails['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Each request gets ids, also those that are not recorded. */
const idGenerator: IdGenerator = {
  generateTraceId: () => randomHex(32),
  generateSpanId: () => randomHex(16),
};

/** Of several parts in one process the first tells for all. */
let isFirst = true;

/** A tracer that sends its spans by OTLP over HTTP; where to, and how many, is read from the standard variables. */
export function otelTracer(service: string): Tracer {
  const logger = new Logger('Traces');
  const share = recordedShare(env, (text) => isFirst && logger.warn(text));
  if (isFirst) logFirstFailure(logger);
  isFirst = false;
  const named = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'mekong' });
  const provider = new BasicTracerProvider({
    idGenerator,
    // Only what is to be recorded is begun at all.
    sampler: new AlwaysOnSampler(),
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('mekong');
  return {
    begin: (details) => {
      // Before a span is made: OpenTelemetry's samplers decide about whole spans, which cost each list a fiftieth of its time.
      if (Math.random() >= share) return undefined;
      const { name, kind, attributes } = details();
      return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes }, ROOT_CONTEXT));
    },
    start: (parent, { name, kind, attributes, link }) => {
      const links = link ? [{ context: spanContextOf(link) }] : [];
      return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes, links }, contextOf(parent)));
    },
    close: () => provider.shutdown(),
  };
}

function spanOf(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    link: (traceparent) => void span.addLink({ context: spanContextOf(traceparent) }),
    end: (error, attributes) => {
      if (attributes) span.setAttributes(attributes);
      // Without the message, which may quote what a person has typed.
      if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
      span.end();
    },
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error');

const contextOf = (traceparent: string): Context =>
  trace.setSpanContext(ROOT_CONTEXT, spanContextOf(traceparent));

function spanContextOf(traceparent: string): SpanContext {
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** Says once that spans could not be sent; while the collector is away, each batch would fail. */
function logFirstFailure(logger: Logger): void {
  let isSaid = false;
  const ignore = () => undefined;
  const error = (text: string) => {
    // Said by `recordedShare`.
    if (text.startsWith('OTEL_TRACES_SAMPLER')) return;
    if (!isSaid) logger.warn(`traces are not sent: ${text}`);
    isSaid = true;
  };
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
