export { RielModule } from './riel.module.js';
export { KeepRielRate } from './keep-riel-rate.js';
export { RielRateRepository } from './riel-rate.repository.js';
