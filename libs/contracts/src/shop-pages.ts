/** The pages that tell shoppers whom they deal with, in the order of the footer; their addresses are `/pages/{slug}`. */
export const pageSlugs = ['about', 'delivery', 'returns', 'warranty', 'privacy', 'terms'] as const;
export type PageSlug = (typeof pageSlugs)[number];
