export { FactsModule } from './facts.module.js';
export { RecordCatalogue } from './record-catalogue.js';
export { RecordOrders } from './record-orders.js';
export { RecordShoppers } from './record-shoppers.js';
