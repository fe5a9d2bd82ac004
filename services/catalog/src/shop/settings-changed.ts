import { newEvent } from '@mekong/messaging';
import { factsOfShop } from './audit.js';
import type { ShopFacts } from './shop-facts.entity.js';
import type { ShopLook } from './shop-look.entity.js';

/** Tells the other services how shoppers reach the shop and, once an admin has changed it, how it looks. */
export function settingsChanged(facts: ShopFacts, look: ShopLook) {
  const told = { version: facts.version, shop: factsOfShop(facts) };
  if (look.version === 1) return newEvent('settings.changed.v1', 'shop', told);
  const { version, name, logo, brand_color, accent_color, mail_footer, mail_footer_km } = look;
  return newEvent('settings.changed.v1', 'shop', {
    ...told,
    look: { version, name, logo, brand_color, accent_color, mail_footer, mail_footer_km },
  });
}
