import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers, type Logger } from 'pino';
import { currentTraceparent, traceIdOf } from './trace.js';

/** Fields that must never be logged, at the top or one level down. */
const redacted = ['password', 'code', 'token', 'authorization', 'cookie'];

export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    redact: { paths: redacted.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    serializers: { err: withoutData },
    mixin: () => ({ traceId: traceIdOf(currentTraceparent()) }),
  });
}

/** An error for the log, without the values of a failed query and the database's details of the row. */
function withoutData(error: unknown): unknown {
  const { type, message, stack } = stdSerializers.err(error as Error);
  return { type, message, stack, code: (error as { driverError?: { code?: string } }).driverError?.code };
}

const appNames = new Set<string>();

/**
 * The name in the lines that are logged through Nest, which has one logger a process: that of the app created last. Where several
 * apps share the process it names none of them, or each line would be said to be the last one's.
 */
export function nameForNest(service: string): string {
  appNames.add(service);
  return appNames.size > 1 ? 'shop' : service;
}

/** Passes Nest's own log lines to pino. */
export class NestPinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.pino.error({ context, stack }, String(message));
  }
  warn(message: unknown, context?: string): void {
    // A warning that several apps of one process have a data source of the same name; each app has its own container, so that is fine.
    if (context === 'DataSourceNameRegistry') return;
    this.pino.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.pino.fatal({ context }, String(message));
  }
}
