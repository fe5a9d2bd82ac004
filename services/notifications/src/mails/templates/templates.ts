import { invitation, passwordReset, verificationCode, welcome } from './account-mails.js';
import { paymentReminder } from './payment-reminder.js';
import {
  orderCancelled,
  orderDelivered,
  orderPartlyRefunded,
  orderRefunded,
  orderShipmentCorrected,
  orderShipped,
} from './order-mails.js';
import { orderReceipt } from './order-receipt.js';
import { staffAlerts } from './staff-alerts.js';
import type { Rendered, RenderContext } from './template.js';

export const templates = {
  'verification-code': verificationCode,
  welcome,
  'password-reset': passwordReset,
  invitation,
  'payment-reminder': paymentReminder,
  'order-receipt': orderReceipt,
  'order-shipped': orderShipped,
  'order-shipment-corrected': orderShipmentCorrected,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'order-partly-refunded': orderPartlyRefunded,
  'staff-alerts': staffAlerts,
} satisfies Record<string, (context: RenderContext) => Rendered>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

/** Whether a mail of this template contains a code or link that only its receiver may see. */
export const holdsSecret = (name: TemplateName): boolean =>
  name === 'verification-code' || name === 'password-reset' || name === 'invitation';
