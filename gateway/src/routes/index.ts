export { answerMethods } from './allowed-methods.js';
export { documentedPathOf } from './documented-routes.js';
export { patterns, type Route, routeOf } from './route-table.js';
export { serveApiDocs } from './api-docs.js';
export { type PublicRead, publicReadIn, publicReadOf } from './public-reads.js';
