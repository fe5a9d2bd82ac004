import type { CategorySlug } from '../../api/types';
import type { Text } from '../../lib/i18n/translate';

/** A sentence about each category, for its page and for search engines. */
export const CATEGORY_LEADS = {
  mouse: 'Light and precise mice for play and work, wired and wireless, from brands you know.',
  mousepad: 'Mousepads for every desk, from small and quick to wide and steady.',
  keyboard: 'Mechanical and quiet keyboards in every layout, for long days and long nights.',
  headphone: 'Headphones with clear voice and deep sound, for games, calls and music.',
  monitor: 'Sharp and fast monitors for play and work, with the panel and refresh rate you want.',
} as const satisfies Record<CategorySlug, Text>;
