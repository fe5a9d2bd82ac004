export { StatementsModule } from './statements.module.js';
export { StatementsRepository } from './statements.repository.js';
