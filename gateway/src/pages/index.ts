export { PagesModule } from './pages.module.js';
export { ShopInPages } from './page-facts.js';
export { RenderedPages } from './rendered-pages.js';
export { serveSearchEngines } from './search-engines.js';
export { serveWeb } from './web.js';
