/** The shop's name. */
export let SHOP_NAME = 'Mekong Gear';

/** Renames the shop; said once, before anything is drawn. */
export function nameShop(name: string): void {
  SHOP_NAME = name;
}
