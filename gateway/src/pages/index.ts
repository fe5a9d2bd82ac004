export { PagesModule } from './pages.module.js';
export { PaintedPages } from './painted-pages.js';
export { serveSearchEngines } from './search-engines.js';
export { serveWeb } from './web.js';
