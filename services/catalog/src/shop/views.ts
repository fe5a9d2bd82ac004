import type { ShopFacts } from './shop-facts.entity.js';

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
