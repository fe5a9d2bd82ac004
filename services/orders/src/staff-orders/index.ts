export { StaffOrdersModule } from './staff-orders.module.js';
export type { OrderSort } from './order-sort.js';
export { type OrderSearch, OrderSearchRepository } from './order-search.repository.js';
