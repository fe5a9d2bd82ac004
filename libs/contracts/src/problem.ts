import { z } from 'zod';
import { faultSchema, paramsSchema, type FieldError, type Params } from './fault.js';
import type { NamedThing } from './named-things.js';
import type { FaultCode, ProblemCode } from './problem-codes.js';

/** An error answer as in RFC 9457. `message` repeats `detail`: one English text that may be shown to users. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  code: z.string(),
  params: paramsSchema,
  traceId: z.string().optional(),
  errors: z.array(faultSchema.required({ field: true })).optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;

export interface ProblemDetails {
  params?: Params;
  errors?: FieldError[];
  /** In seconds. */
  retryAfter?: number;
  /** Further members of the answer, besides those that every problem has. */
  members?: Readonly<Record<string, unknown>>;
}

/** An error that may be shown: its status, code, params and English text are part of the API. */
export class Problem extends Error {
  readonly params: Params;
  readonly errors?: FieldError[];
  readonly retryAfter?: number;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    { params = {}, errors, retryAfter, members = {} }: ProblemDetails = {},
  ) {
    super(message);
    this.params = params;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.members = members;
  }

  /** A copy of this problem with further members in its answer. */
  with(members: Readonly<Record<string, unknown>>): Problem {
    const { status, code, message, params, errors, retryAfter } = this;
    return new Problem(status, code, message, {
      params,
      errors,
      retryAfter,
      members: { ...this.members, ...members },
    });
  }
}

/**
 * Somebody else changed the thing first: `current` is how it is now, `changed` names the fields in which that differs from
 * what was wanted. `current` is not in the answer until a controller adds its view: `with({ current: … })`.
 */
export class StaleEdit<Thing = unknown> extends Problem {
  constructor(
    what: NamedThing,
    readonly current: Thing,
    changed: string[],
  ) {
    super(409, 'STALE_EDIT', `Somebody else has changed this ${what} meanwhile`, {
      params: { what },
      members: { changed },
    });
  }
}

/**
 * For `refine`: what is wrong with a field, `message` following its name: `must be a whole number`. With `sentence: true` in
 * the params it is a sentence of its own.
 */
export const fault = (code: FaultCode, message: string, params: Params = {}) => ({
  message,
  params: { code, ...params },
});

/** The error of one field that no schema can check; `message` is a whole sentence. */
export const fieldError = (
  field: string,
  code: FaultCode,
  message: string,
  params: Params = {},
): FieldError => ({
  field,
  code,
  message,
  params,
});

/** 400: the request is malformed; `errors` names every wrong field. */
export const invalid = (errors: FieldError[]) =>
  new Problem(400, 'INVALID_INPUT', errors.map(({ message }) => message).join('. '), { errors });

export const notLoggedIn = () => new Problem(401, 'NOT_LOGGED_IN', 'Please log in first.');

/** 404 of a thing by its English name: `Product`. */
export const notFound = (what: Capitalize<NamedThing>) =>
  new Problem(404, 'NOT_FOUND', `${what} not found`, { params: { what } });
