export { PriceListsModule } from './price-lists.module.js';
export { PriceListsRepository } from './price-lists.repository.js';
