export let SHOP_NAME = 'Mekong Gear';

/** Sets the shop's name; to be called once, before the first render. */
export function nameShop(name: string): void {
  SHOP_NAME = name;
}
