export { PackingModule } from './packing.module.js';
export { PackOrder } from './pack-order.js';
export { PackingRepository } from './packing.repository.js';
