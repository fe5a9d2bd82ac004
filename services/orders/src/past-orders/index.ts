export { ForgetPast } from './forget-past.js';
export { PastOrdersModule } from './past-orders.module.js';
