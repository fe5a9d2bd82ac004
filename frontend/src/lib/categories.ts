import type { CategorySlug } from '../api/types';

export interface Category {
  slug: CategorySlug;
  label: string;
  aliases: string[];
}

export const CATEGORIES: Category[] = [
  { slug: 'mouse', label: 'Mouse', aliases: ['mouse', 'mouses'] },
  { slug: 'mousepad', label: 'Mousepad', aliases: ['mousepad', 'mousepads', 'mouse pad', 'mouse pads'] },
  { slug: 'keyboard', label: 'Keyboard', aliases: ['keyboard', 'keyboards'] },
  { slug: 'headphone', label: 'Headphone', aliases: ['headphone', 'headphones', 'headset'] },
  { slug: 'monitor', label: 'Monitor', aliases: ['monitor', 'monitors'] },
];

/** The category of a slug, or undefined when there is no such category. */
export function findCategory(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category.slug === slug);
}
