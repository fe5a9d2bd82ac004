import { STATUS_CODES } from 'node:http';
import { Problem, type Params, type ProblemBody } from '@mekong/contracts';

/** 503 with Retry-After: something that the answer needs is down for now. */
export const unavailable = (
  message = 'This part of the shop is not available right now. Please try again.',
  params: Params = {},
  retryAfter = 2,
) => new Problem(503, 'UNAVAILABLE', message, { params, retryAfter });

/** 429 with Retry-After: one network or account asks for more at once than its share. */
export const tooManyCalls = (whose: 'network' | 'account') =>
  new Problem(
    429,
    'TOO_MANY_REQUESTS',
    `Too many requests from your ${whose} at once. Please try again in a moment.`,
    { params: { reason: whose }, retryAfter: 2 },
  );

/** 503 with Retry-After: so many people order that one more would wait too long; `ahead` are so many who were told so before, `seconds` those of Retry-After. */
export const tooManyCheckouts = (ahead = 0, retryAfter = 2) =>
  unavailable(
    'Many people are ordering right now. Please try again in a moment.',
    { reason: 'checkouts', ahead, seconds: retryAfter },
    retryAfter,
  );

/** 503: a change was sent to a service that gave no answer, so it may have happened or not. One with an Idempotency-Key can be repeated. */
export const outcomeUnknown = (isKeyed = false) =>
  new Problem(
    503,
    'OUTCOME_UNKNOWN',
    `The shop did not answer in time, so this may have been done or not. ${isKeyed ? 'Please try again: it is not done twice.' : 'Please look before you try again.'}`,
    { params: isKeyed ? { reason: 'keyed' } : {}, retryAfter: 2 },
  );

/** The body of the answer for a problem. */
export function problemBody(problem: Problem, traceId: string | undefined): ProblemBody {
  const { status, code, message, params, errors, members } = problem;
  return {
    ...members,
    type: `urn:mekong-gear:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    code,
    params,
    errors,
    traceId,
  };
}
