/** The requests of the landing page's shelves, shared by the page and `loadFirstData`. */
export const NEWEST = { sort: 'newest', limit: 8 } as const;
export const BEST_SELLING = { sort: 'best-selling', limit: 8 } as const;
