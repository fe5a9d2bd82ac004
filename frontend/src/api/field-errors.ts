import { isRecord, problemOf, type FieldError } from './problem';

/** The fields that the server refused, each with its fault; empty for every other failure. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = problemOf(error)?.errors;
  const isFieldError = (one: unknown): one is FieldError =>
    isRecord(one) && typeof one.field === 'string' && typeof one.message === 'string';
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
}
