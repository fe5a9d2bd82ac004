export { ShopNameModule } from './shop-name.module.js';
export { ShopNameRepository } from './shop-name.repository.js';
