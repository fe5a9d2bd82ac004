export { ShopModule } from './shop.module.js';
export { ShopFacts } from './shop-facts.entity.js';
