/** The name of the painted page's element that tells for whose eyes it was painted, by their id. */
export const OWNER_META = 'painted-for';
