import type { Problem, Quote, Shortage } from './types';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The API's own description of a failed call, or null when the answer never came or was not the API's. */
function problemOf(error: unknown): Problem | null {
  if (!isRecord(error) || typeof error.status !== 'number' || !isRecord(error.data)) return null;
  return { ...error.data, status: error.status };
}

/** The server's sentence about the failure, or null if it gave none fit to show. */
export function serverMessage(error: unknown): string | null {
  const message = problemOf(error)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** One sentence fit to show for any failed call. */
export function errorMessage(error: unknown, fallback: string): string {
  return serverMessage(error) ?? fallback;
}

/** The HTTP status of a failed call, or null when no answer came. */
export function statusOf(error: unknown): number | null {
  if (!isRecord(error)) return null;
  if (typeof error.status === 'number') return error.status;
  return typeof error.originalStatus === 'number' ? error.originalStatus : null;
}

export interface FieldError {
  field: string;
  message: string;
}

/** The fields that the server found at fault, with its words for each; empty for every other failure. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = problemOf(error)?.errors;
  const isFieldError = (one: unknown): one is FieldError =>
    isRecord(one) && typeof one.field === 'string' && typeof one.message === 'string';
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
}

/** The server's fresh quote when it refused an order because a price has changed. */
export function freshQuoteOf(error: unknown): Quote | null {
  const problem = problemOf(error);
  if (problem?.code !== 'PRICE_CHANGED' || typeof problem.total !== 'number' || !Array.isArray(problem.lines))
    return null;
  const { lines, subtotal, shipping, tax, total } = problem as unknown as Quote;
  return { lines, subtotal, shipping, tax, total };
}

/** The products that the server refused for want of stock; empty for every other failure. */
export function shortagesOf(error: unknown): Shortage[] {
  const problem = problemOf(error);
  if (problem?.code !== 'OUT_OF_STOCK' || !Array.isArray(problem.items)) return [];
  const isShortage = (one: unknown): one is Shortage =>
    isRecord(one) && typeof one.id === 'number' && typeof one.available === 'number';
  return problem.items.filter(isShortage);
}
