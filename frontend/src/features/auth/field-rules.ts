import { EMAIL_PATTERN } from '../../lib/email-pattern';
import type { Text } from '../../lib/i18n/translate';
import { filled } from '../../lib/use-form';

/** The email is required and must look like an address. */
export function emailRule(typed: string): Text | undefined {
  if (typed.trim() === '') return 'Please enter your email address';
  return EMAIL_PATTERN.test(typed.trim()) ? undefined : 'Please enter a valid email address';
}

export const nameRule = filled('Please enter your full name');

// Not trimmed, since blanks may be part of a password.
export const passwordRule = (typed: string): Text | undefined =>
  typed === '' ? 'Please enter your password' : undefined;

export const codeRule = filled('Please enter your code');
