import type { Subject } from '@mekong/messaging';
import type { ShopFacts } from './shop-facts.entity.js';
import type { LookFacts, ShopLook } from './shop-look.entity.js';

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

export const aboutLook: Subject = { type: 'setting', id: 'shop-look', name: 'look of the shop' };

export const factsOfLook = ({ id: _id, version: _version, ...look }: LookFacts & Partial<ShopLook>) => ({
  ...look,
  shelves: look.shelves.join(', '),
});
