export { WarrantyModule } from './warranty.module.js';
export { isUnderWarranty, type LineWarranty, WarrantyRepository } from './warranty.repository.js';
