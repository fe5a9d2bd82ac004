export { PackingModule } from './packing.module.js';
export { PackingRepository } from './packing.repository.js';
