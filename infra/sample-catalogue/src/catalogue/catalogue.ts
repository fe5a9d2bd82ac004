import { deskMats } from './desk-mats.js';
import { everydayMice } from './everyday-mice.js';
import { gamingKeyboards } from './gaming-keyboards.js';
import { gamingMice } from './gaming-mice.js';
import { gamingMonitors } from './gaming-monitors.js';
import { headsets } from './headsets.js';
import { mousepads } from './mousepads.js';
import { musicHeadphones } from './music-headphones.js';
import { officeMonitors } from './office-monitors.js';
import type { Product, ProductOf } from './product.js';
import type { Category } from './specification.js';
import { typingKeyboards } from './typing-keyboards.js';

/** Every product of the sample shop, one of each category in turn, so that the newest are of every kind. */
export const products: readonly Product[] = inTurn(
  of('mouse', gamingMice, everydayMice),
  of('mousepad', deskMats, mousepads),
  of('keyboard', gamingKeyboards, typingKeyboards),
  of('headphone', headsets, musicHeadphones),
  of('monitor', gamingMonitors, officeMonitors),
);

function inTurn(...categories: Product[][]): Product[] {
  const longest = Math.max(...categories.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => categories.map((category) => category[turn]));
  return turns.flat().filter((product) => product !== undefined);
}

function of<C extends Category>(
  category: C,
  ...groups: ProductOf<C>[][]
): (ProductOf<C> & { category: C })[] {
  return groups.flat().map((product) => ({ ...product, category }));
}
