import type { HeadphonePicture } from '../draw/headphone/headphone-picture.js';
import type { KeyboardPicture } from '../draw/keyboard/keyboard.js';
import type { MonitorPicture } from '../draw/monitor/monitor-picture.js';
import type { MousePicture } from '../draw/mouse/mouse-picture.js';
import type { MousepadPicture } from '../draw/mousepad/mousepad.js';
import type { BrandName } from './brands.js';
import type { Category, Specification } from './specification.js';

interface Pictures {
  mouse: MousePicture;
  mousepad: MousepadPicture;
  keyboard: KeyboardPicture;
  headphone: HeadphonePicture;
  monitor: MonitorPicture;
}

/** A product of one category; its emblem and name start with its brand's. */
export interface ProductOf<C extends Category> {
  /** The name after the brand's. */
  model: string;
  brand: BrandName;
  /** US cents. */
  price: number;
  stock: number;
  description: string;
  /** What it is, in Khmer: the Khmer name goes on with brand and model. */
  kindKm: string;
  descriptionKm: string;
  specification: Specification<C>;
  /** How it is drawn; the emblem is the brand's. */
  picture: Omit<Pictures[C], 'emblem'>;
}

export type Product = { [C in Category]: ProductOf<C> & { category: C } }[Category];

/** The name in the shop: brand and model. */
export function nameOf(product: Product): string {
  return `${product.brand} ${product.model}`;
}

/** The name in the shop's Khmer pages: what it is, then brand and model as they are written everywhere. */
export function nameKmOf(product: Product): string {
  return `${product.kindKm} ${nameOf(product)}`;
}

/** File name of the product's picture. */
export function imageOf(product: Product): string {
  return `${slugOf(nameOf(product))}.webp`;
}

/** File name of the brand's logo. */
export function logoOf(brand: BrandName): string {
  return `${slugOf(brand)}.png`;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
