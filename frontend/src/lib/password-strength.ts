import type { Text } from './i18n/translate';

/** For one point, two, three and four. */
const LABELS: readonly Text[] = ['Weak', 'Fair', 'Good', 'Strong'];

/** In characters. */
const MIN_PASSWORD_LENGTH = 6;

export interface PasswordCheck {
  label: Text;
  met: boolean;
}

const hasLower = (password: string) => /[a-z]/.test(password);
const hasUpper = (password: string) => /[A-Z]/.test(password);
const hasDigit = (password: string) => /\d/.test(password);
const hasSpecial = (password: string) => /[^A-Za-z0-9]/.test(password);
const isLongEnough = (password: string) => password.length >= MIN_PASSWORD_LENGTH;

/** The checklist of the sign-up screen. It is advice only: a weak password can still sign up. */
export function passwordChecks(password: string): PasswordCheck[] {
  return [
    { label: 'At least 6 characters', met: isLongEnough(password) },
    { label: 'Contains uppercase letter', met: hasUpper(password) },
    { label: 'Contains lowercase letter', met: hasLower(password) },
    { label: 'Contains a number', met: hasDigit(password) },
    { label: 'Contains special character', met: hasSpecial(password) },
  ];
}

/** A score from 0 to 4, one point for each rule that is met, and its label. */
export function passwordStrength(password: string): { score: number; label: Text } {
  const points = [
    isLongEnough(password),
    hasLower(password) && hasUpper(password),
    hasDigit(password),
    hasSpecial(password),
  ];
  const score = points.filter(Boolean).length;
  return { score, label: LABELS[score - 1] ?? 'Very weak' };
}
