/** How the shop is called until an admin or the environment names it. */
export const usualShopName = 'Mekong Gear';

/** The parts of the landing page below its top, which admins order and leave out. */
export const homeShelves = ['new-arrivals', 'best-sellers', 'brands', 'recently-viewed', 'promises'] as const;
export type HomeShelf = (typeof homeShelves)[number];
