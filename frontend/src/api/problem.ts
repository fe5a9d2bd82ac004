import type { Problem } from './types';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The API's own description of a failed call, or null when the answer never came or was not the API's. */
export function problemOf(error: unknown): Problem | null {
  if (!isRecord(error) || typeof error.status !== 'number' || !isRecord(error.data)) return null;
  return { ...error.data, status: error.status };
}

/** The server's sentence about the failure, or null if it gave none fit to show. */
export function serverMessage(error: unknown): string | null {
  const message = problemOf(error)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** The HTTP status of a failed call, or null when no answer came. */
export function statusOf(error: unknown): number | null {
  if (!isRecord(error)) return null;
  if (typeof error.status === 'number') return error.status;
  return typeof error.originalStatus === 'number' ? error.originalStatus : null;
}

/** What is wrong with a call, a field or a row: its code, what its text is about, and its text in English. */
export interface Fault {
  code?: string;
  params?: Readonly<Record<string, unknown>>;
  message: string;
  field?: string;
  /** The fields that a call was refused for. */
  errors?: Fault[];
}

export interface FieldError extends Fault {
  field: string;
}

/** The fields that the server found at fault, with its words for each; empty for every other failure. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = problemOf(error)?.errors;
  const isFieldError = (one: unknown): one is FieldError =>
    isRecord(one) && typeof one.field === 'string' && typeof one.message === 'string';
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
}
