export { CouriersModule } from './couriers.module.js';
export { CouriersRepository } from './couriers.repository.js';
export { trackingUrl } from './courier.js';
