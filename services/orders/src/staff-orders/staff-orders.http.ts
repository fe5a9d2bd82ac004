export { ordersSearch } from './staff-orders.dto.js';
