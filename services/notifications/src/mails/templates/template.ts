import type { Language } from '@mekong/contracts';
import type { ToldShop } from '../../copies/index.js';

export interface RenderContext {
  shop: ToldShop;
  params: Record<string, unknown>;
  /** The language that its receiver reads. */
  language: Language;
  /** The decrypted code or token, if the mail has one. */
  secret?: string;
}

/** What people call the order: its number, or its id where the number is not known. */
export const orderName = (order: { order_id: string; order_number?: string }): string =>
  order.order_number ?? order.order_id;

/** A product's name in this language, if it has one. */
export const nameIn = (language: Language, { name, name_km }: { name: string; name_km?: string }): string =>
  (language === 'km' && name_km) || name;

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}
