import type { PromoCode } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { BAD, GOOD, INFO, WAITING } from '../kit/tag-colors';

export const KINDS: Record<PromoCode['kind'], StaffText> = {
  percent: 'Percentage',
  amount: 'Amount in dollars',
  free_delivery: 'Free delivery',
};

export const STATES: Record<PromoCode['state'], { label: StaffText; color: string }> = {
  active: { label: 'Running', color: GOOD },
  paused: { label: 'Paused', color: WAITING },
  not_begun: { label: 'Not begun', color: INFO },
  ended: { label: 'Over', color: BAD },
  used_up: { label: 'Used up', color: BAD },
};
