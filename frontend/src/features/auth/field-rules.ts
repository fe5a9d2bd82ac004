import { EMAIL_PATTERN } from '../../lib/email-pattern';
import type { Text } from '../../lib/i18n/translate';

const required = (text: Text) => ({ validate: (value: string) => value.trim() !== '' || text });

/** The email is required and must look like an address. */
export const emailRules = {
  validate: (email: string) => {
    if (email.trim() === '') return 'Please enter your email address' satisfies Text;
    return EMAIL_PATTERN.test(email.trim()) || ('Please enter a valid email address' satisfies Text);
  },
};

export const nameRules = required('Please enter your full name');

// Not trimmed, since blanks may be part of a password.
export const passwordRules = { required: 'Please enter your password' satisfies Text };

export const codeRules = required('Please enter your code');
