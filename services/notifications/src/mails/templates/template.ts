import type { Language } from '@mekong/contracts';

export interface RenderContext {
  shop: { name: string; url: string };
  params: Record<string, unknown>;
  /** The language that its receiver reads. */
  language: Language;
  /** The decrypted code or token, if the mail has one. */
  secret?: string;
}

/** What people call the order: its number, or its id where the number is not known. */
export const orderName = (order: { order_id: string; order_number?: string }): string =>
  order.order_number ?? order.order_id;

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}
