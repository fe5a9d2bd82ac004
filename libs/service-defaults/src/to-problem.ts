import { HttpException } from '@nestjs/common';
import { Problem, type ProblemCode } from '@mekong/contracts';
import { unavailable } from './problem.js';

const codes: Record<number, ProblemCode> = {
  400: 'INVALID_INPUT',
  401: 'NOT_LOGGED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  408: 'TIMED_OUT',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'TOO_LARGE',
};

const plainText: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing here.',
  408: 'The request took too long to arrive.',
  413: 'What was sent is too large.',
  414: 'The address is too long.',
  415: 'What was sent is of a kind that is not accepted here.',
};

const databaseDown = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** What `pg` and TypeORM say of a connection that is lost, was lost a statement ago, or cannot be had. */
const connectionLost =
  /Connection terminated|timeout exceeded when trying to connect|Driver not Connected|is not queryable|already released/;

/** Two transactions stood in each other's way, and this one was ended. */
const conflicts = new Set(['40P01', '40001']);

/** PostgreSQL's words for text that no column can hold (a NUL, a broken escape). */
const unstorableText = new Set(['22021', '22P05']);

interface Loose {
  status?: unknown;
  statusCode?: unknown;
  code?: unknown;
  message?: unknown;
  driverError?: Loose;
}

/** True for an error that says that a database (not the request) is at fault, and that later may be better. */
export function isDatabaseDown(error: unknown): boolean {
  const loose = error as Loose;
  const code = codeOf(loose);
  const text = String(loose?.message ?? '');
  return databaseDown.has(code) || conflicts.has(code) || connectionLost.test(text);
}

/** True for a transaction that was ended in favour of another one: tried again, it may well succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error as Loose));
}

/** PostgreSQL's code; TypeORM wraps the driver's errors. */
const codeOf = (error: Loose): string => String(error?.driverError?.code ?? error?.code ?? '');

/** Any error as an answer. What is not known to be fit for showing becomes a plain 500; `unexpected` says so. */
export function toProblem(error: unknown): { problem: Problem; unexpected: boolean } {
  if (error instanceof Problem) return { problem: error, unexpected: false };
  if (isDatabaseDown(error)) return { problem: unavailable(), unexpected: true };
  const loose = (error ?? {}) as Loose;
  if (unstorableText.has(codeOf(loose))) {
    return {
      problem: new Problem(400, 'INVALID_INPUT', 'The text holds a character that cannot be kept.', {
        params: { reason: 'unstorable' },
      }),
      unexpected: false,
    };
  }
  const status = error instanceof HttpException ? error.getStatus() : Number(loose.statusCode);
  if (codes[status]) {
    const problem = new Problem(status, codes[status], plainText[status] ?? 'The request was refused.', {
      params: status === 414 ? { reason: 'address' } : {},
    });
    return { problem, unexpected: false };
  }
  const sorry = 'Something went wrong on our side. Please try again.';
  return { problem: new Problem(500, 'INTERNAL', sorry), unexpected: true };
}
