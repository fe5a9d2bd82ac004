import { env } from 'node:process';
import type { Tracer } from './tracer.js';

const tracers = new Map<string, Tracer>();

/**
 * Opens the tracer of a service, if the standard variables of OpenTelemetry name where to send traces. Else its packages are
 * not even loaded.
 */
export async function openTracer(service: string): Promise<Tracer | undefined> {
  if (!isWanted(env)) return undefined;
  const { otelTracer } = await import('./otel-tracer.js');
  const tracer = otelTracer(service);
  tracers.set(service, tracer);
  return tracer;
}

/** The tracer of a service of this process; undefined where nobody collects traces. */
export const tracerOf = (service: string): Tracer | undefined => tracers.get(service);

function isWanted({
  OTEL_SDK_DISABLED,
  OTEL_TRACES_EXPORTER,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
}: NodeJS.ProcessEnv): boolean {
  if (OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(
    OTEL_TRACES_EXPORTER === 'otlp' || OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  );
}
