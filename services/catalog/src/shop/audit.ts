import type { EditedKind } from '@mekong/messaging';
import type { ShopFacts } from './shop-facts.entity.js';
import type { LookFacts, ShopLook } from './shop-look.entity.js';

export const factsOfShop = (facts: Omit<ShopFacts, 'id' | 'version'>) => ({
  address: facts.address,
  address_km: facts.addressKm,
  hours: facts.hours,
  hours_km: facts.hoursKm,
  phone: facts.phone,
  telegram: facts.telegram,
  messenger: facts.messenger,
});

export const editedShopFacts: EditedKind<ShopFacts> = {
  thing: 'footer',
  action: 'shop.edited',
  about: () => ({ type: 'shop', id: 1, name: 'footer' }),
  factsOf: factsOfShop,
};

const factsOfLook = ({ id: _id, version: _version, ...look }: LookFacts & Partial<ShopLook>) => ({
  ...look,
  shelves: look.shelves.join(', '),
});

export const editedLook: EditedKind<ShopLook> = {
  thing: 'setting',
  action: 'shop-look.changed',
  about: () => ({ type: 'setting', id: 'shop-look', name: 'look of the shop' }),
  factsOf: factsOfLook,
};
