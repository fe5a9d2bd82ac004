type Attributes = Record<string, string | number>;

export interface SpanDetails {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  /** By the names of OpenTelemetry's conventions: https://opentelemetry.io/docs/specs/semconv */
  attributes?: Attributes;
  /** The traceparent of work that this belongs to as well. */
  link?: string;
}

/** A piece of work that is being recorded. */
export interface Span {
  /** What is caused by the work gets it, and so becomes part of the trace. */
  readonly traceparent: string;
  link(traceparent: string): void;
  /** Ends it, as failed where there is an error. */
  end(error?: unknown, attributes?: Attributes): void;
}

/** Records the spans of one service. */
export interface Tracer {
  /** Begins a trace with a request; undefined for one that is not recorded, of which nothing is looked at. */
  begin(details: () => SpanDetails): Span | undefined;
  /** Starts a span in the trace of `parent`. */
  start(parent: string, details: SpanDetails): Span;
  /** Sends what is still to be sent. */
  close(): Promise<void>;
}

/** Starts a span in the trace of `parent`, if that is recorded; traces begin at the gateway only. */
export function startSpan(
  tracer: Tracer | undefined,
  parent: string | null | undefined,
  details: () => SpanDetails,
): Span | undefined {
  if (!tracer || !isRecorded(parent)) return undefined;
  return tracer.start(parent!, details());
}

/** Whether the trace is one of those that are recorded. */
export const isRecorded = (traceparent: string | null | undefined): boolean =>
  traceparent?.endsWith('-01') ?? false;
