export { PriceSalesModule } from './price-sales.module.js';
export { PriceSale } from './price-sale.entity.js';
