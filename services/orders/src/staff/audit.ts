/** The subject of an entry about who ships. */
export const aboutWhoShips = { type: 'setting', id: 'who-ships', name: 'who ships' };
