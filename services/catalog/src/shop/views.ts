import { usualShopName } from '@mekong/contracts';
import type { ShopFacts } from './shop-facts.entity.js';
import type { ShopLook } from './shop-look.entity.js';

export const shopView = ({ address, addressKm, hours, hoursKm, phone, telegram, messenger }: ShopFacts) => ({
  address,
  address_km: addressKm,
  hours,
  hours_km: hoursKm,
  phone,
  telegram,
  messenger,
});

/** The same for its editor. */
export const editedShopView = (facts: ShopFacts) => ({ ...shopView(facts), version: facts.version });

/** How the shop looks, as everybody sees it; mails alone have a footer of theirs. `name` is what the environment calls it, if it does. */
export const lookView = (look: ShopLook, name: string | undefined) => {
  const { id: _id, version: _version, mail_footer: _footer, mail_footer_km: _footerKm, ...shown } = look;
  return { ...shown, name: name ?? (look.name || usualShopName) };
};

/** The same for its editor, with what the environment sets. */
export const editedLookView = ({ id: _id, ...look }: ShopLook, environment: { name: string | null }) => ({
  ...look,
  environment,
});
