import { jest } from '@jest/globals';
import { recordedShare } from '../src/tracing/recorded-share.js';

const unexpected = () => {
  throw new Error('nothing is to be warned of');
};

it.each([
  [{}, 1],
  [{ OTEL_TRACES_SAMPLER: '' }, 1],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, 1],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: '0.1' }, 1],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }, 0.1],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, 0],
])('with %j a share of %d is recorded', (env, share) => {
  expect(recordedShare(env, unexpected)).toBe(share);
});

it.each([
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER=some'],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, 'OTEL_TRACES_SAMPLER_ARG='],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10 %' }, 'OTEL_TRACES_SAMPLER_ARG=10 %'],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG=10'],
])('with %j all is recorded, and the operator is told why', (env, told) => {
  const warn = jest.fn();
  expect(recordedShare(env, warn)).toBe(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(told));
});
