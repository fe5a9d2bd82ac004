export { WaitsModule } from './waits.module.js';
export { TriesRepository } from './tries.repository.js';
export { WaitsRepository } from './waits.repository.js';
