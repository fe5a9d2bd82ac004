export { CheckoutModule } from './checkout.module.js';
export { HoldsRepository } from './holds.repository.js';
export { HourlyOrdersRepository } from './hourly-orders.repository.js';
export { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
