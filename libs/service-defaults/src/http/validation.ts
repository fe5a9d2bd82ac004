import { StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import {
  fault,
  fieldError,
  invalid,
  isBlank,
  mapAddress,
  notFound,
  type FaultCode,
  type FieldError,
  type NamedThing,
  type Params,
} from '@mekong/contracts';
import { asKept, isStorable } from '../kept-texts.js';

/** A fault as zod and the Standard Schema report it. */
interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { key: PropertyKey }>;
}

/** `customer_name` → `Customer name`; an entry of a list gets its position: `Cart 2 quantity`. */
function labelOf(path: string[], labels: ReadonlyMap<string, string>): string {
  const known = labels.get(path.join('.'));
  if (known) return known;
  const words = spelt(path);
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'The request';
}

/** What one entry of a list is called, where that is not the list's name without its s. */
const entries: Record<string, string> = { cart: 'item' };

/** `price_list` as price list, and `cart.0.quantity` as quantity of item 1. */
function spelt(path: string[]): string {
  const place = path.findLastIndex((part) => /^\d+$/.test(part));
  if (place < 1) return path.join(' ').replaceAll('_', ' ');
  const list = path[place - 1]!;
  const entry = `${entries[list] ?? list.replaceAll('_', ' ').replace(/s$/, '')} ${Number(path[place]) + 1}`;
  const field = path
    .slice(place + 1)
    .join(' ')
    .replaceAll('_', ' ');
  return field ? `${field} of ${entry}` : entry;
}

/** `labels` has the words of fields that are not called by their names. */
export function fieldErrors(
  issues: readonly Issue[],
  labels: ReadonlyMap<string, string> = new Map(),
): FieldError[] {
  return issues
    .filter((issue) => !isWiderLimit(issue, issues))
    .flatMap(byKey)
    .map((issue) => {
      const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
      const {
        code,
        params: { sentence, ...params },
      } = faultOf(issue as z.core.$ZodIssue);
      const message = sentence === true ? issue.message : `${labelOf(path, labels)} ${issue.message}`;
      return fieldError(path.join('.'), code, message, params);
    });
}

/** Whether a fault names the limit of all whole numbers (zod gives it a `note`) where another one names the field's own. */
function isWiderLimit(issue: Issue, issues: readonly Issue[]): boolean {
  const { code, note, path = [] } = issue as z.core.$ZodIssue & { note?: string };
  const isSame = (other: Issue) =>
    other !== issue && (other as z.core.$ZodIssue).code === code && String(other.path) === String(path);
  return note !== undefined && issues.some(isSame);
}

/** An issue for each key that an object may not have. */
function byKey(issue: Issue): Issue[] {
  const { code, keys } = issue as z.core.$ZodIssueUnrecognizedKeys;
  return code === 'unrecognized_keys'
    ? keys.map((key) => ({ message: issue.message, path: [...(issue.path ?? []), key] }))
    : [issue];
}

/** The code of a fault, with the values for the placeholders of its text. */
function faultOf(issue: z.core.$ZodIssue): { code: FaultCode; params: Params } {
  if (issue.message === 'is required') return { code: 'REQUIRED', params: {} };
  switch (issue.code) {
    case 'custom': {
      const { code = 'INVALID', ...params } = (issue.params ?? {}) as { code?: FaultCode };
      return { code, params };
    }
    case 'invalid_type':
      return { code: 'WRONG_KIND', params: { kind: issue.expected } };
    case 'too_small':
      return { code: tooSmall[issue.origin] ?? 'TOO_SMALL', params: { least: Number(issue.minimum) } };
    case 'too_big':
      return { code: tooBig[issue.origin] ?? 'TOO_BIG', params: { most: Number(issue.maximum) } };
    case 'invalid_format':
      if (issue.message === notANumber) return { code: 'WRONG_KIND', params: { kind: 'number' } };
      return { code: 'WRONG_FORMAT', params: { format: issue.format } };
    case 'invalid_value':
      return { code: 'NO_SUCH_CHOICE', params: { choices: issue.values.map(String) } };
    case 'not_multiple_of':
      return { code: 'TOO_MANY_DECIMALS', params: { most: decimalsOf(Number(issue.divisor)) } };
    default:
      return issue.message === notANumber
        ? { code: 'WRONG_KIND', params: { kind: 'number' } }
        : { code: 'INVALID', params: {} };
  }
}

const notANumber = 'must be a number';

/** 2 for 0.01. */
const decimalsOf = (divisor: number) => Math.max(0, Math.round(-Math.log10(divisor)));

const tooSmall: Record<string, FaultCode> = { string: 'TOO_SHORT', array: 'TOO_FEW' };
const tooBig: Record<string, FaultCode> = { string: 'TOO_LONG', array: 'TOO_MANY' };

/**
 * Nest would first walk through whatever was sent to take the keys of prototypes out, which takes as long as all else for lists in
 * lists. The parser of JSON refuses these, and schemas take nothing but what they name.
 */
class ValidationPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {}
}

/** Validates what a route declares with `{ schema }`; answers 400 with every wrong field. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new ValidationPipe({
    exceptionFactory: (issues: readonly Issue[]) => invalid(fieldErrors(issues)),
  });
}

const kinds: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string> = {
  email: 'must be a valid email address',
  uuid: 'must be an id',
  url: 'must be an address',
  datetime: 'must be a time',
};

/** The text of a fault to follow the field's name: `Price` + `must be a number`. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'is required'
        : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? 'is required' : `must have at least ${issue.minimum} characters`;
      if (issue.origin === 'array') return 'must not be empty';
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'has a wrong form';
    case 'unrecognized_keys':
      return 'is not known here';
    case 'invalid_union':
      return 'is none of the forms that are taken here';
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return undefined;
  }
}

z.config({ customError: describeIssue });

/** Text of one or more lines, trimmed, at most `max` characters, without marks of direction and control; '' if nothing in it is visible. */
export const text = (max: number) =>
  z
    .string()
    .refine(isStorable, { ...fault('UNSTORABLE', 'holds a character that cannot be kept'), abort: true })
    .overwrite((value) => (isBlank(value) ? '' : asKept(value)))
    .trim()
    .max(max);

/** Text that must have a visible character. */
export const requiredText = (max: number) => text(max).min(1, { error: 'is required', abort: true });

const longestMapLink = 300;

/** Where a map shows a place, if anybody has pinned it; blank removes it. */
export const mapLink = text(longestMapLink)
  .refine(
    (value) => value === '' || mapAddress(value) !== undefined,
    fault(
      'NOT_A_MAP_LINK',
      'must be a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude',
    ),
  )
  .transform((value) => value || null)
  .nullish()
  .describe(
    'Where a map shows the place: a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude',
  );

const numberOr = (form: RegExp) =>
  z
    .union([z.number(), z.string().regex(form, { error: notANumber })], {
      error: (issue) => (issue.input === undefined || issue.input === null ? 'is required' : notANumber),
    })
    .transform(Number);

/** A number, or its decimal digits as in forms and URLs; nothing else. */
export const decimal = numberOr(/^-?\d+(\.\d+)?$/);

/** An integer id from a path or a form: digits only, not '1.0'. */
export const idParam = numberOr(/^\d+$/).pipe(z.int().min(1).max(2_147_483_647));

/** The id in a path. Throws the 404 of `what` for a text that cannot be an id. */
export function knownId(value: string, what: Capitalize<NamedThing>): number {
  const id = idParam.safeParse(value);
  if (!id.success) throw notFound(what);
  return id.data;
}

/** For what Nest cannot check by itself (headers): the parsed value, or a 400 that names `field`. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, field: string): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    fieldErrors(result.error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] }))),
  );
}
