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

/** Of the network, and PostgreSQL's own of a server that stops, has run out of something, or has become a copy of another. */
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
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
  '25006',
]);

/** Messages of `pg` and TypeORM about a connection that is lost, or cannot be opened. */
const connectionLost =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Driver not Connected|is not queryable|already released/;

/** PostgreSQL's codes of a deadlock and a serialization failure: it ended this transaction in favour of another. */
const conflicts = new Set(['40P01', '40001']);

/** PostgreSQL's codes of a statement that took too long, or waited too long for a lock. */
const tooSlow = new Set(['57014', '55P03']);

/** PostgreSQL's codes for text that no column can store (a NUL, a broken escape). */
const unstorableText = new Set(['22021', '22P05']);

interface Loose {
  status?: unknown;
  statusCode?: unknown;
  code?: unknown;
  message?: unknown;
  driverError?: Loose;
}

/** Whether the database rather than the request is at fault, so that a later try may succeed. */
export function isDatabaseDown(error: unknown): boolean {
  const loose = error as Loose;
  const code = codeOf(loose);
  const text = String(loose?.message ?? '');
  return databaseDown.has(code) || conflicts.has(code) || connectionLost.test(text);
}

/** The same, also where the database has only been too slow: what is sent again and again until it is taken may succeed then. */
export const mayWorkLater = (error: unknown): boolean =>
  isDatabaseDown(error) || tooSlow.has(codeOf(error as Loose));

/** Whether PostgreSQL ended the transaction in favour of another one, so that a second try may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error as Loose));
}

/** The code that PostgreSQL or the network gives a failure; empty where there is none. */
export const failureCode = (error: unknown): string => codeOf(error as Loose);

/** TypeORM wraps the driver's errors. */
const codeOf = (error: Loose): string => String(error?.driverError?.code ?? error?.code ?? '');

/** The problem to answer for any error. One that must not be shown becomes a plain 500; `unexpected` ones are to be logged. */
export function toProblem(error: unknown): { problem: Problem; unexpected: boolean } {
  if (error instanceof Problem) return { problem: error, unexpected: false };
  const loose = (error ?? {}) as Loose;
  if (mayWorkLater(error)) return { problem: unavailable(), unexpected: true };
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
