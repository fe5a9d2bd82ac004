export { CashDeskModule } from './cash-desk.module.js';
export { FollowOrders } from './follow-orders.js';
export { TakeCash } from './take-cash.js';
export { UndoCash } from './undo-cash.js';
