import type { CategorySlug } from '../api/types';

export interface Category {
  slug: CategorySlug;
  label: 'Mouse' | 'Mousepad' | 'Keyboard' | 'Headphone' | 'Monitor';
  /** Names the way to all of its products. */
  all: 'All mice' | 'All mousepads' | 'All keyboards' | 'All headphones' | 'All monitors';
  /** A search term that is one of these, or begins with one, opens the category. */
  aliases: string[];
  /** A search term that is one of these opens it too. Beginning with one is not enough: Khmer product names do. */
  khmerNames: string[];
}

export const CATEGORIES: Category[] = [
  {
    slug: 'mouse',
    label: 'Mouse',
    all: 'All mice',
    aliases: ['mouse', 'mouses'],
    khmerNames: ['កណ្ដុរ', 'កណ្តុរ', 'ម៉ៅស៍'],
  },
  {
    slug: 'mousepad',
    label: 'Mousepad',
    all: 'All mousepads',
    aliases: ['mousepad', 'mousepads', 'mouse pad', 'mouse pads'],
    khmerNames: ['ផ្ទាំងរងកណ្ដុរ', 'ផ្ទាំងរងកណ្តុរ', 'កម្រាលកណ្ដុរ', 'កម្រាលកណ្តុរ'],
  },
  {
    slug: 'keyboard',
    label: 'Keyboard',
    all: 'All keyboards',
    aliases: ['keyboard', 'keyboards'],
    khmerNames: ['ក្ដារចុច', 'ក្តារចុច'],
  },
  {
    slug: 'headphone',
    label: 'Headphone',
    all: 'All headphones',
    aliases: ['headphone', 'headphones', 'headset'],
    khmerNames: ['កាស', 'កាសស្ដាប់', 'កាសស្តាប់'],
  },
  {
    slug: 'monitor',
    label: 'Monitor',
    all: 'All monitors',
    aliases: ['monitor', 'monitors'],
    khmerNames: ['ម៉ូនីទ័រ', 'អេក្រង់'],
  },
];

/** The category with this slug, or undefined. */
export function findCategory(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category.slug === slug);
}
