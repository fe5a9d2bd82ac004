import { sourceNames, type Source } from './past-order.js';

/** The subject of an entry about what came from another shop system. */
export const aboutHistory = (source: Source) => ({ type: 'history', id: source, name: sourceNames[source] });
