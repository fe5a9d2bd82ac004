import type { MailLogEntry } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { BAD, GOOD } from '../kit/tag-colors';

export const MAIL_KINDS: Record<MailLogEntry['kind'], StaffText> = {
  'verification-code': 'Verification code',
  welcome: 'Welcome',
  'password-reset': 'Password reset',
  invitation: 'Invitation of staff',
  'payment-reminder': 'Payment reminder',
  'cash-order': 'Cash on delivery',
  'order-receipt': 'Receipt',
  'order-shipped': 'Order shipped',
  'order-shipment-corrected': 'Shipment corrected',
  'order-came-back': 'Parcel came back',
  'order-sent-again': 'Order sent again',
  'order-return': 'Return of an order',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Order refunded',
  'order-partly-refunded': 'Refunded in part',
  'confirm-alert': 'Question about an alert',
  'product-alert': 'Back in stock, or costs less',
  'question-answered': 'Answer to a question',
  'staff-alerts': 'Alerts of staff',
};

export const MAIL_STATUSES: Record<MailLogEntry['status'], StaffText> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Not delivered',
  outdated: 'Out of date',
};

export const STATUS_COLORS = { queued: undefined, sent: GOOD, failed: BAD, outdated: undefined };
