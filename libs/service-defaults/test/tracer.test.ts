import { jest } from '@jest/globals';
import { openTracer } from '../src/tracing/tracers.js';

afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

it('without a collector nothing is recorded', async () => {
  expect(await openTracer('orders')).toBeUndefined();
});

it.each([
  { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
])('nothing is recorded with %j', async (env) => {
  Object.assign(process.env, env);
  expect(await openTracer('orders')).toBeUndefined();
});

it('of what is sampled, as the standard variables say, all that follows is recorded, and else none', async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
  process.env.OTEL_TRACES_SAMPLER = 'parentbased_traceidratio';
  process.env.OTEL_TRACES_SAMPLER_ARG = '0.5';
  const tracer = (await openTracer('orders'))!;
  const details = jest.fn(() => ({ name: 'a', kind: 'server' as const }));
  const recorded = Array.from({ length: 200 }, () => tracer.begin(details)).flatMap((span) => span ?? []);
  expect(recorded.length).toBeGreaterThan(50);
  expect(recorded.length).toBeLessThan(150);
  expect(details).toHaveBeenCalledTimes(recorded.length);
  for (const { traceparent } of recorded) {
    const next = tracer.start(traceparent, { name: 'b', kind: 'client' }).traceparent;
    expect([next.slice(3, 35), next.slice(-2)]).toEqual([traceparent.slice(3, 35), traceparent.slice(-2)]);
  }
});
