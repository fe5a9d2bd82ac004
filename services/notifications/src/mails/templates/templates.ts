import { passwordReset, verificationCode, welcome } from './account-mails.js';
import {
  orderCancelled,
  orderDelivered,
  orderRefunded,
  orderShipmentCorrected,
  orderShipped,
} from './order-news.js';
import { orderReceipt } from './order-receipt.js';

export interface RenderContext {
  shop: { name: string; url: string };
  params: Record<string, unknown>;
  /** The code or token, in the clear, where the mail has one. */
  secret?: string;
}

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

export const templates = {
  'verification-code': verificationCode,
  welcome,
  'password-reset': passwordReset,
  'order-receipt': orderReceipt,
  'order-shipped': orderShipped,
  'order-shipment-corrected': orderShipmentCorrected,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
} satisfies Record<string, (context: RenderContext) => Rendered>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

/** Whether a mail of this kind carries a code or a link that only its receiver may see, for a while. */
export const holdsSecret = (name: TemplateName): boolean =>
  name === 'verification-code' || name === 'password-reset';
