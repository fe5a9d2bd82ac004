export { PagesModule } from './pages.module.js';
export { ShopPage } from './shop-page.entity.js';
