/** What the landing page's shelves hold: asked for by the page and by whoever paints it, so in one place. */
export const NEWEST = { sort: 'newest', limit: 8 } as const;
export const BEST_SELLING = { sort: 'best-selling', limit: 8 } as const;
