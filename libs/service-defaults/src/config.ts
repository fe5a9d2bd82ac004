import { createPublicKey, timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@mekong/contracts';
import { z } from 'zod';

export type Env = Record<string, string | undefined>;

/** Names every faulty variable of the environment, one line each. */
export class ConfigError extends Error {}

/** Reads and checks the environment. An empty variable counts as unset. Throws ConfigError naming every fault. */
export function readConfig<S extends z.ZodType>(schema: S, env: Env): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.superRefine(refuseUnsafe, evenIfFaulty).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'environment'} ${issue.message}`,
  );
  throw new ConfigError(`The configuration has ${lines.length} fault(s):\n${lines.join('\n')}`);
}

export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Several values, separated by commas; none by default. */
export const listSetting = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  );

const placeholders = /^(change-?me|secret|password|default|example)/i;

/** A secret has no default; a placeholder from an example file is refused in production. */
export const secret = (minLength: number) => z.string().min(minLength);

/**
 * A secret that can be replaced without an interruption: while it is, there are several, separated by commas. The first is used,
 * all are accepted.
 */
export const rotatingSecret = (minLength: number) =>
  z.string().refine((keys) => keysIn(keys).every((key) => key.length >= minLength), {
    message: `must have at least ${minLength} characters`,
  });

/** The keys of a setting, all of which are accepted. */
export const keysIn = (keys: string): string[] => keys.split(',');

/** Whether somebody has given one of the keys of a setting; how long that takes does not tell how much of it was right. */
export const isOneOfKeys = (keys: string, given: string): boolean =>
  keysIn(keys).some((key) => {
    const [expected, other] = [Buffer.from(key), Buffer.from(given)];
    return expected.length === other.length && timingSafeEqual(expected, other);
  });

/** Of the keys of a setting, the one that is used. */
export const keyInUse = (keys: string): string => keysIn(keys)[0]!;

/** The settings of every service and of the gateway. */
export const baseConfig = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Milliseconds between SIGTERM and the end, in which callers notice that this replica is about to close. */
  CLOSING_DELAY_MS: z.coerce.number().int().min(0).default(2_500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Stands above the name that an admin has given the shop. */
  SHOP_NAME: z.string().max(60).optional(),
});

const databaseSettings = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** After how many milliseconds the database ends a statement. Two seconds later a service gives up a silent connection. */
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
};

/** What is needed to migrate a service's database. */
export const databaseConfig = baseConfig.extend(databaseSettings);

/** The further settings of a service with a database and events. PEM keys may hold `\n` for line ends. */
export const serviceConfig = baseConfig.extend({
  ...databaseSettings,
  AMQP_URL: z.url({ protocol: /^amqps?$/ }).optional(),
  /** `true` where an administrator has declared all queues and given each service a user with rights to its own only. */
  BROKER_PREPARED: flag,
  AUTH_PUBLIC_KEY: z.string().min(1).transform(pem),
  /** By which the gateway is believed where a call comes from; without it a service limits persons only, and no networks. */
  GATEWAY_KEY: rotatingSecret(16).optional(),
  EVENT_RETRY_DELAYS_MS: z
    .string()
    .default('1000,5000,30000,30000')
    .transform((list) => list.split(',').map(Number))
    .refine(
      (delays) => delays.every((ms) => Number.isInteger(ms) && ms > 0),
      'must be whole milliseconds, comma-separated',
    ),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

export function pem(value: string): string {
  return value.replaceAll('\\n', '\n');
}

const shortestPassword = 12;
const urlsWithPasswords = ['DATABASE_URL', 'AMQP_URL', 'SMTP_URL'];

const pemKeys = ['AUTH_PUBLIC_KEY', 'AUTH_PRIVATE_KEY'];

/**
 * In production keys are no placeholders, nor are passwords within addresses, and people reach the shop by https unless it is this
 * machine.
 */
function refuseUnsafe(config: unknown, context: z.RefinementCtx): void {
  const { NODE_ENV, ...settings } = config as Record<string, unknown>;
  if (NODE_ENV !== 'production') return;
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const name of urlsWithPasswords) {
    const password = decodeURIComponent(URL.parse(String(settings[name]))?.password ?? '');
    if (password && (placeholders.test(password) || password.length < shortestPassword))
      refuse(
        name,
        `holds a default password or a short one (under ${shortestPassword} characters), which production refuses`,
      );
  }
  for (const name of pemKeys)
    if (settings[name] && !isPemKey(String(settings[name])))
      refuse(name, 'is no key in PEM format, as `npm run keys` prints one');
  const page = URL.parse(String(settings.PUBLIC_URL));
  if (page?.protocol === 'http:' && !isLoopback(page.hostname))
    refuse(
      'PUBLIC_URL',
      'must be https in production: passwords and sessions would be sent for everybody to read',
    );
}

function isPemKey(text: string): boolean {
  try {
    // Of a private key it makes the public one.
    createPublicKey(text);
    return true;
  } catch {
    return false;
  }
}

/** For `superRefine`: what is open to everybody who knows the public passwords or codes stays on this machine, unless `EXPOSE_DEMO` says otherwise. */
export function refuseExposed(name: string, isOpen: (config: never) => boolean) {
  return (config: { HOST: string; EXPOSE_DEMO: boolean }, context: z.RefinementCtx): void => {
    if (isLoopback(config.HOST) || config.EXPOSE_DEMO || !isOpen(config as never)) return;
    const message = `is for this machine only, but HOST is ${config.HOST}: set EXPOSE_DEMO=true to show it to everybody`;
    context.addIssue({ code: 'custom', path: [name], message });
  };
}

/** For `superRefine`: runs also where other settings are missing or wrong, so that all faults are read at once. */
export const evenIfFaulty = { when: () => true };

/** For `superRefine`: no secret of a production system may be a placeholder. */
export function refusePlaceholders(names: readonly string[]) {
  return (config: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (config.NODE_ENV !== 'production') return;
    for (const name of names) {
      const value = config[name];
      if (typeof value === 'string' && keysIn(value).some((key) => placeholders.test(key))) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'is a default secret, which production refuses',
        });
      }
    }
  };
}
