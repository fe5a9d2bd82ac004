export { ShopModule } from './shop.module.js';
export { ShopFacts } from './shop-facts.entity.js';
export { ShopLook } from './shop-look.entity.js';
