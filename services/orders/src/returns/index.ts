export { ReturnsModule } from './returns.module.js';
export { ReturnsRepository } from './returns.repository.js';
