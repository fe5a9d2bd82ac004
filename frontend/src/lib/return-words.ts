import type { Return } from '../api/types';
import type { Text } from './i18n/translate';

/** Why something is returned, by the words that the server keeps; others are the customer's own. */
export const RETURN_REASONS = {
  damaged: 'It is damaged or does not work',
  'wrong item': 'It is not what I ordered',
  'not as described': 'It is not as described',
  'changed my mind': 'I have changed my mind',
  warranty: 'It broke, and has a warranty',
} as const satisfies Record<string, Text>;

/** The reason that makes a return a claim, which is possible while a warranty holds. */
export const CLAIM = 'warranty' satisfies keyof typeof RETURN_REASONS;

export const isKnownReason = (reason: string): reason is keyof typeof RETURN_REASONS =>
  reason in RETURN_REASONS;

export const RETURN_STATES: Record<Return['state'], Text> = {
  requested: 'Waits for an answer',
  accepted: 'Accepted',
  refused: 'Not accepted',
  withdrawn: 'Withdrawn',
  arrived: 'Arrived at the shop',
  refunded: 'Money given back',
  closed: 'Done',
};
