import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** An answer of RFC 9457. `message` says the same as `detail`: one string fit to show a person. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  code: z.string(),
  traceId: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;
export interface FieldError {
  field: string;
  message: string;
}

/** An error that may be shown: its text, stable code and status are part of the API. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly extras: { errors?: FieldError[]; retryAfter?: number; [member: string]: unknown } = {},
  ) {
    super(detail);
  }
}

export const notFound = (what: string) => new Problem(404, 'NOT_FOUND', `${what} not found`);

export const invalid = (errors: FieldError[]) =>
  new Problem(400, 'INVALID_INPUT', errors.map((error) => error.message).join('. '), { errors });

/** 503 with Retry-After: something this answer depends on is down for now. */
export const unavailable = (detail = 'This part of the shop is not available right now. Please try again.') =>
  new Problem(503, 'UNAVAILABLE', detail, { retryAfter: 2 });

export function problemBody(problem: Problem, traceId: string | undefined): ProblemBody {
  const { retryAfter: _, ...members } = problem.extras;
  return {
    ...members,
    type: `urn:mekong-gear:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    message: problem.message,
    code: problem.code,
    traceId,
  };
}
