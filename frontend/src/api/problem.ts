import type { Schemas } from './schema';
import type { Problem } from './types';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The problem with which the API refused a call; null when no answer came or it was not from the API. */
export function problemOf(error: unknown): Problem | null {
  if (!isRecord(error) || typeof error.status !== 'number' || !isRecord(error.data)) return null;
  return { ...error.data, status: error.status };
}

/** The problem's English message, or null when there is none to show. */
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

/** Whether no answer came: the device is offline, or the shop cannot be reached. */
export function isUnanswered(error: unknown): boolean {
  return isRecord(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
}

/** Whether the server said no, so that nothing has changed. After any other failure something may have. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500;
}

/** What is wrong with a call, a field or a row: a code, its params, and the text in English. */
export interface Fault extends Partial<Schemas['Fault']> {
  message: string;
  /** The faults of single fields for which a call was refused. */
  errors?: Fault[];
}

export interface FieldError extends Fault {
  field: string;
}
