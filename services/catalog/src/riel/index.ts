export { RielModule } from './riel.module.js';
export { RielRateRepository } from './riel-rate.repository.js';
