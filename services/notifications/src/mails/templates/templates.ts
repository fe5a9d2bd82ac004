import { invitation, passwordReset, verificationCode, welcome } from './account-mails.js';
import { cashOrderPlaced } from './cash-mails.js';
import { contactText, footerOf } from './contact.js';
import { paymentReminder } from './payment-reminder.js';
import {
  orderCameBack,
  orderCancelled,
  orderDelivered,
  orderPartlyRefunded,
  orderRefunded,
  orderSentAgain,
  orderShipmentCorrected,
  orderShipped,
} from './order-mails.js';
import { orderReturn } from './order-return.js';
import { orderReceipt } from './order-receipt.js';
import { confirmAlert, productAlert } from './product-alerts.js';
import { questionAnswered } from './question-answered.js';
import { staffAlerts } from './staff-alerts.js';
import type { Rendered, RenderContext } from './template.js';

export const templates = {
  'verification-code': verificationCode,
  welcome,
  'password-reset': passwordReset,
  invitation,
  'payment-reminder': paymentReminder,
  'cash-order': cashOrderPlaced,
  'order-receipt': orderReceipt,
  'order-shipped': orderShipped,
  'order-shipment-corrected': orderShipmentCorrected,
  'order-came-back': orderCameBack,
  'order-sent-again': orderSentAgain,
  'order-return': orderReturn,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'order-partly-refunded': orderPartlyRefunded,
  'confirm-alert': confirmAlert,
  'product-alert': productAlert,
  'question-answered': questionAnswered,
  'staff-alerts': staffAlerts,
} satisfies Record<string, (context: RenderContext) => Rendered>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

/** A mail, with how to reach the shop at its foot. */
export function renderMail(template: TemplateName, context: RenderContext): Rendered {
  const { text, ...mail } = templates[template](context);
  const footer = footerOf(context.shop.look, context.language);
  const contact = contactText(context.shop.facts, context.language) + (footer && `${footer}\n`);
  // The line that mail programs know as the beginning of a signature.
  return { ...mail, text: contact ? `${text}\n-- \n${context.shop.name}\n${contact}` : text };
}

/** Mails that only those who work in the shop get, or shall. */
export const staffTemplates: readonly TemplateName[] = ['invitation', 'staff-alerts'];

/** Whether a mail of this template contains a code or link that only its receiver may see. */
export const holdsSecret = (name: TemplateName): boolean =>
  name === 'verification-code' ||
  name === 'password-reset' ||
  name === 'invitation' ||
  name === 'confirm-alert';
