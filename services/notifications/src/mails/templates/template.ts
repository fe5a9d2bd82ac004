import type { Language, PriceStyle, ShopFacts } from '@mekong/contracts';

export interface RenderContext {
  /** `facts` tell how to reach it, where an admin has written that. */
  shop: { name: string; url: string; facts?: ShopFacts; prices: PriceStyle };
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
