export { CouriersModule } from './couriers.module.js';
export { CouriersRepository } from './couriers.repository.js';
export { type Courier, trackingUrl } from './courier.js';
