import type { PageSlug } from '../api/types';
import type { Text } from './i18n/translate';

/** The pages about the shop, as the footer links to them. */
export const SHOP_PAGES: readonly (readonly [PageSlug, Text])[] = [
  ['about', 'About us'],
  ['delivery', 'Delivery'],
  ['returns', 'Returns'],
  ['warranty', 'Warranty'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
];
