const always = 1;

/**
 * The share of traces, 0 to 1, that is recorded by the standard variables of OpenTelemetry:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/#general-sdk-configuration
 */
export function recordedShare(env: NodeJS.ProcessEnv, warn: (text: string) => unknown): number {
  // By the standard an empty variable counts as unset.
  const sampler = env.OTEL_TRACES_SAMPLER?.trim() || 'parentbased_always_on';
  const arg = env.OTEL_TRACES_SAMPLER_ARG?.trim() ?? '';
  switch (sampler.replace('parentbased_', '')) {
    case 'always_on':
      return always;
    case 'always_off':
      return 0;
    case 'traceidratio':
      return ratioOf(arg, warn);
    default:
      warn(`OTEL_TRACES_SAMPLER=${sampler} is not known, so all traces are recorded`);
      return always;
  }
}

function ratioOf(arg: string, warn: (text: string) => unknown): number {
  const ratio = arg === '' ? NaN : Number(arg);
  if (ratio >= 0 && ratio <= 1) return ratio;
  warn(`OTEL_TRACES_SAMPLER_ARG=${arg} is not a number from 0 to 1, so all traces are recorded`);
  return always;
}
