import type { Subject } from '@mekong/messaging';
import type { ShopFacts } from './shop-facts.entity.js';

export const aboutShop: Subject = { type: 'shop', id: 1, name: 'footer' };

export const factsOfShop = (facts: Omit<ShopFacts, 'id' | 'version'>) => ({
  address: facts.address,
  address_km: facts.addressKm,
  hours: facts.hours,
  hours_km: facts.hoursKm,
  phone: facts.phone,
  telegram: facts.telegram,
  messenger: facts.messenger,
});
