import { CATEGORIES } from './categories';

/** The ways to what all brands have of each category. */
export const ALL_BRANDS = CATEGORIES.map(({ slug, label }) => ({ to: `/category/${slug}?all=1`, label }));
